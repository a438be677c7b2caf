import { useEffect, useState } from "react";
import { skyMonthAddress } from "../../content-model/addresses.ts";
import type { SkyRow } from "../sky/sky-rows.ts";
import type { SkyWords } from "../sky/sky-words.ts";
import { turkishMonth } from "../use-now.ts";

/** What is said of the sky at this minute; in words why that is not known; nothing while it is asked for. */
export function useSkyNow(now: number | undefined, words: SkyWords): SkyRow | string | undefined {
  const [rows, setRows] = useState<SkyRow[] | null>();
  const month = turkishMonth(now);
  const { first, last, before, after, failed, version } = words;
  const isKnown = month >= first && month <= last;
  useEffect(() => {
    if (!isKnown) return;
    fetch(`${skyMonthAddress(month)}?${version}`)
      .then((answer) => answer.json())
      .then(setRows, () => setRows(null));
  }, [isKnown, month, version]);
  if (!now) return undefined;
  if (!isKnown) return month < first ? before : after;
  return rows === null ? failed : rows?.findLast(([minute]) => minute * 60_000 <= now);
}
