import type { GuideBlock, GuideLine } from "../../../content-model/guide-text.ts";
import { Icon } from "../../components/icon.tsx";

type Props = {
  blocks: GuideBlock[];
  section: string;
  symbols: Record<string, string>;
  Heading?: "h2" | "h3";
};

export function GuideText({ blocks, section, symbols, Heading = "h2" }: Props) {
  return (
    <div className={`prose guide-${section}`}>
      {blocks.map((block, index) => {
        const key = `${block.kind}${index}`;
        if (block.kind === "heading") return <Heading key={key}>{block.text}</Heading>;
        if (block.kind === "paragraph") {
          return (
            <p key={key}>
              <Labelled {...block} />
            </p>
          );
        }
        const List = block.numbered ? "ol" : "ul";
        return (
          <List key={key} className="guide-cards">
            {block.items.map((item) => (
              <li key={item.text}>
                <Icon name={symbols[item.label ?? ""] ?? section} />
                <p>
                  <Labelled {...item} />
                </p>
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

function Labelled({ label, text }: GuideLine) {
  return (
    <>
      {label && <strong>{label}:</strong>} {text}
    </>
  );
}
