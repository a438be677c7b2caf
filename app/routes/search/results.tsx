import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../components/icon.tsx";
import { NewTabLink } from "../../components/new-tab-link.tsx";
import { withNonBreakingSpaces } from "../../content/non-breaking-spaces.ts";
import type { AnswerFile } from "./answer-file.ts";
import type { Card } from "./answers.ts";
import { type Answered, ask } from "./ask.ts";
import { type Group, inEachGroup, type Result } from "./find.ts";
import { bestPassage, type Marked, marked } from "./passage.ts";
import { type IndexFile, type Kind, readIndex } from "./search-index.ts";
import { useTexts } from "./use-texts.ts";

const atOnce = 20;

/** All that a query needs is in this module, which is loaded with the first one. */
export function askerOf(file: IndexFile, answers: AnswerFile): (query: string) => Answered {
  const index = readIndex(file);
  return (query) => ask({ index, answers }, query, new Date());
}

/** What the site knows to answer, before the results. */
export function AnswerCard({ card }: { card: Card }) {
  return (
    <div className="search-card">
      <Icon name={card.icon} />
      <div>
        <p className="eyebrow">{card.about}</p>
        <h2>{card.title}</h2>
        {withNonBreakingSpaces(card.lines).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {card.links.length > 0 && (
          <ul>
            {card.links.map(({ name, path }) => (
              <li key={path}>
                {path.startsWith("http") ? (
                  <NewTabLink href={path}>{name}</NewTabLink>
                ) : (
                  <a href={path}>{name}</a>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

type Props = {
  found: Answered;
  version: string;
  /** The one group that is shown whole; without it, the best of every group. */
  kind: Kind | undefined;
  onKind: (kind: Kind) => void;
};

export function Results({ found, version, kind, onKind }: Props) {
  const [more, setMore] = useState({ found, most: atOnce });
  const most = more.found === found ? more.most : atOnce;
  const shown = found.groups
    .filter((group) => !kind || group.kind === kind)
    .map((group) => ({ ...group, results: group.results.slice(0, kind ? most : inEachGroup) }));
  const files = new Set(shown.flatMap(({ results }) => results.map(({ file }) => file)));
  const texts = useTexts([...files], version);
  const countOf = (group: Group) =>
    found.groups.find((whole) => whole.kind === group.kind)!.results.length;
  const showMore = (list: Element) => {
    flushSync(() => setMore({ found, most: most + atOnce }));
    // The button may be gone.
    list.children[most]?.querySelector("a")?.focus();
  };
  return shown.map((group, index) => (
    <section key={group.kind} className="search-group" aria-labelledby={`tur-${index}`}>
      <h2 id={`tur-${index}`}>
        {group.kind} <span>{countOf(group)}</span>
      </h2>
      <ol>
        {group.results.map((result) => (
          <Item
            key={result.path}
            result={result}
            words={found.words}
            answer={found.passage}
            passages={texts[result.file] && (texts[result.file]![result.placeInFile] ?? [])}
          />
        ))}
      </ol>
      {group.results.length < countOf(group) && (
        <button
          type="button"
          className="button ghost small"
          onClick={({ currentTarget }) =>
            kind ? showMore(currentTarget.previousElementSibling!) : onKind(group.kind)
          }
        >
          {kind ? "Daha fazla göster" : `${group.kind}: ${countOf(group)} sonucun tümü`}
        </button>
      )}
    </section>
  ));
}

type ItemProps = {
  result: Result;
  words: Set<string>[];
  /** How the passage begins that says what the answer says. */
  answer: string | undefined;
  passages: string[] | undefined;
};

function Item({ result, words, answer, passages }: ItemProps) {
  const told = answer && passages?.find((passage) => passage.startsWith(answer));
  return (
    <li>
      <Icon name={result.icon} />
      <div>
        <h3>
          <a href={result.path}>{withMarks(marked(result.title, words))}</a>
        </h3>
        {passages ? (
          <p>
            {withMarks(told ? marked(told, words) : bestPassage(result.title, passages, words))}
          </p>
        ) : (
          <p className="search-wait" aria-hidden="true" />
        )}
      </div>
    </li>
  );
}

function withMarks(pieces: Marked): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
  return pieces.map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece));
}
