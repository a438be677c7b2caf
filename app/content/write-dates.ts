import { writeFileSync } from "node:fs";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import { datesFile, datesInJson, datesOn, readDates, readSourceTexts } from "./dates.ts";

/** Sets today's date for changed texts. `npm run check` runs it. */
const before = readDates();
const after = datesOn(istanbulClock(new Date()).day, readSourceTexts(), before);
const changed = Object.keys(after).filter((address) => after[address] !== before[address]);
writeFileSync(datesFile, datesInJson(after));
console.log(changed.length > 0 ? `Dated today:\n${changed.join("\n")}` : "No text has changed.");
