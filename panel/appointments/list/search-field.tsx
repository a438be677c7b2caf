import { longestSearch } from "../../../contract/panel/lengths.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { useSyncedInput } from "../../components/use-synced-input.ts";

export function SearchField({ asked, onSearch }: { asked: string; onSearch(text: string): void }) {
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
        aria-label="Ad, telefon ya da not ara"
        placeholder="Ad, telefon, not"
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
