import type { BackupState } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { Problem, Waiting } from "../components/states.tsx";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { instantInWords } from "../words/day-words.ts";

export function Backups() {
  const { data, problem, reload } = usePanelQuery<BackupState>(panelPaths.backup, "account");
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!data) return <Waiting />;
  return (
    <>
      <p>{data.last ? `Son yedek: ${instantInWords(data.last)}` : "Henüz yedek alınmadı."}</p>
      {!data.isOn && (
        <p>
          Kendiliğinden yedek alma kurulu değil. Sunucuya bakan kişiden <code>BACKUP_DIR</code>{" "}
          ayarını isteyin.
        </p>
      )}
    </>
  );
}
