import { useEffect, useState } from "react";
import address from "../../content/sky/table.json?url";
import { readSkyTable, type Sky } from "../../content-model/sky-table.ts";
import { useNow } from "../use-now.ts";
import { type SkyNow, skyAt } from "./sky-now.ts";

/** What the sky does at this minute; in words why that is not known; nothing while it is being asked for. */
export function useSkyNow(): SkyNow | string | undefined {
  const now = useNow();
  const [sky, setSky] = useState<Sky | "failed">();
  useEffect(() => {
    askedSky().then(setSky, () => setSky("failed"));
  }, []);
  if (now === undefined || !sky) return undefined;
  return sky === "failed" ? "Gökyüzünün tablosu şu anda yüklenemedi." : skyAt(sky, now);
}

let asked: Promise<Sky> | undefined;

/** Fetched once for all of a page; what failed is asked for again by the next page that needs it. */
function askedSky(): Promise<Sky> {
  asked ??= fetchSky().catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function fetchSky(): Promise<Sky> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The sky's table: ${answer.status}`);
  return readSkyTable(await answer.json());
}
