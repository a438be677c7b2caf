import { Icon } from "../../components/icon.tsx";
import { LinkedText } from "../../components/linked-paragraphs.tsx";
import type { LinkedBlock, LinkedLine } from "../../content/links/links.ts";
import type { SignCard } from "../../content/sign.ts";

type Props = {
  blocks: LinkedBlock[];
  section: string;
  signCards: Record<string, SignCard>;
};

export function GuideText({ blocks, section, signCards }: Props) {
  return (
    <div className={`prose guide-${section}`}>
      {blocks.map((block, index) => {
        const key = `${block.kind}${index}`;
        if (block.kind === "heading") return <h3 key={key}>{block.text}</h3>;
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
            {block.items.map((item) => {
              const card = signCards[item.label ?? ""];
              return (
                <li key={JSON.stringify(item.text)}>
                  <Icon name={card?.icon ?? section} />
                  <p>
                    <Labelled {...item} path={card?.path} />
                  </p>
                </li>
              );
            })}
          </List>
        );
      })}
    </div>
  );
}

function Labelled({ label, text, path }: LinkedLine & { path?: string | undefined }) {
  return (
    <>
      {label && <strong>{path ? <a href={path}>{label}</a> : label}:</strong>}{" "}
      <LinkedText parts={text} />
    </>
  );
}
