import { useEffect, useState } from "react";
import { loadTexts } from "./load.ts";

/** The passages of the given files as they arrive; none for a file that cannot be read. */
export function useTexts(files: string[], version: string): Record<string, string[][]> {
  const [texts, setTexts] = useState<Record<string, string[][]>>({});
  const wanted = files.filter((file) => !texts[file]).join();
  useEffect(() => {
    for (const file of wanted.split(",").filter(Boolean)) {
      loadTexts(file, version)
        .catch(() => [])
        .then((passages) => setTexts((known) => ({ ...known, [file]: passages })));
    }
  }, [wanted, version]);
  return texts;
}
