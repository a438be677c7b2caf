import { writeFileSync } from "node:fs";
import { isDay, istanbulClock } from "../../booking/istanbul-time.ts";
import { datesFile, datesInJson, datesOn, readDates, readSourceTexts } from "./dates.ts";

/** `npm run dates`: notes what has changed as changed today, or on the day that is named. */
const today = process.argv[2] ?? istanbulClock(new Date()).day;
if (!isDay(today)) throw new Error(`not a day: ${today}`);
const before = readDates();
const after = datesOn(today, readSourceTexts(), before);
writeFileSync(datesFile, datesInJson(after));
const changed = Object.keys(after).filter((address) => after[address] !== before[address]);
console.log(changed.length > 0 ? `${today}:\n${changed.join("\n")}` : "Nothing has changed.");
