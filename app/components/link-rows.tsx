import { hasModifier } from "../has-modifier.ts";
import { Icon } from "./icon.tsx";

export type LinkRow = { path: string; icon: string; name: string; text: string | undefined };

type Props = { rows: LinkRow[]; onChoose?: (name: string) => void };

/** Where to go, each with its icon, its name and a few words. Whoever gives `onChoose` goes there in a way of their own. */
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
