import { longestSearch } from "../../contract/panel/lengths.ts";
import { PanelIcon } from "./panel-icon.tsx";
import { useSyncedInput } from "./use-synced-input.ts";

/** The search of a screen, to which "/" leads. */
export function SearchField({
  label,
  placeholder,
  asked,
  onSearch,
}: {
  label: string;
  placeholder: string;
  asked: string;
  onSearch(text: string): void;
}) {
  const { ref, defaultValue } = useSyncedInput(asked);
  function clear() {
    ref.current!.value = "";
    ref.current!.focus();
    onSearch("");
  }
  return (
    <div className="search-field">
      <PanelIcon name="search" />
      <input
        ref={ref}
        defaultValue={defaultValue}
        type="search"
        className="input"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={longestSearch}
        autoComplete="off"
        onChange={({ target }) => onSearch(target.value.trim())}
      />
      {asked && (
        <button type="button" aria-label="Aramayı temizle" onClick={clear}>
          <PanelIcon name="close" />
        </button>
      )}
    </div>
  );
}
