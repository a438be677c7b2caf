import { PanelIcon } from "../../parts/panel-icon.tsx";
import { useSyncedInput } from "../../parts/use-synced-input.ts";

export function SearchField({ asked, onSearch }: { asked: string; onSearch(text: string): void }) {
  return (
    <div className="search-field">
      <PanelIcon name="search" />
      <input
        {...useSyncedInput(asked)}
        type="search"
        className="input"
        aria-label="Ad ya da telefon ara"
        placeholder="Ad ya da telefon"
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onSearch(target.value.trim())}
      />
    </div>
  );
}
