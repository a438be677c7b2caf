import { hasModifier } from "../has-modifier.ts";
import { Icon } from "./icon.tsx";

export type LinkRow = { path: string; icon: string; name: string; text: string | undefined };

type Props = { rows: LinkRow[]; onChoose?: (name: string) => void };

/** Links with icon, name and a few words. With `onChoose` a click calls it instead of following the link. */
export function LinkRows({ rows, onChoose }: Props) {
  return (
    <ul className="link-rows">
      {rows.map(({ path, icon, name, text }) => (
        <li key={path}>
          <a
            href={path}
            onClick={
              onChoose &&
              ((event) => {
                if (hasModifier(event)) return;
                event.preventDefault();
                onChoose(name);
              })
            }
          >
            <Icon name={icon} />
            <b>{name}</b>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
