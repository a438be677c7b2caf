import { useEffect, useState } from "react";
import { turkishMonth } from "../../booking/turkish-day.ts";
import type { SkyRow } from "../sky/sky-rows.ts";
import type { SkyWords } from "../sky/sky-words.ts";

/** The row of this minute, or a text that says why there is none; undefined while loading. */
export function useSkyNow(now: number | undefined, words: SkyWords): SkyRow | string | undefined {
  const { first, last, file, outside, failed } = words;
  const [rows, setRows] = useState<SkyRow[] | null>();
  const month = turkishMonth(now);
  const isKnown = month >= first && month <= last;
  useEffect(() => {
    if (!isKnown) return;
    fetch(file.replace("*", month))
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setRows, () => setRows(null));
  }, [isKnown, file, month]);
  if (!now) return undefined;
  if (!isKnown) return outside;
  return rows === null ? failed : rows?.findLast(([minute]) => minute * 60_000 <= now);
}
