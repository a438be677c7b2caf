import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeTable } from "./table.ts";

writeFileSync(join(import.meta.dirname, "../../server/clients/places.tsv"), placeTable());
