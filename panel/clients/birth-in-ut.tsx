import { birthInUt, readingsOf } from "../../booking/birth.ts";
import { readingInWords, utInWords } from "../words/birth-words.ts";
import { type BirthDraft, birthOf } from "./typed-birth.ts";

const questions = {
  twice: "O gece saatler geri alındı ve bu saat iki kez yaşandı. Hangisi?",
  never: "O gece saatler ileri alındı ve bu saat hiç yaşanmadı. Hangi saate göre söylendi?",
};
const answers = {
  twice: ["İlki, saatler geri alınmadan önce", "İkincisi, saatler geri alındıktan sonra"],
  // The clock that was set forward shows the earlier moment.
  never: ["İleri alınmış saate göre", "Eski saate göre"],
};

/** What is being typed, in UT; where an hour came twice or never, which was meant is asked. */
export function BirthInUt({
  draft,
  onLater,
}: {
  draft: BirthDraft;
  onLater(isLater: boolean): void;
}) {
  const { birth } = birthOf(draft);
  const { day, time, place } = birth ?? {};
  const doubt =
    day && place && time && "at" in time ? readingsOf({ day, time: time.at }, place) : undefined;
  return (
    <>
      {doubt && doubt.came !== "once" && (
        <fieldset className="choices">
          <legend>{questions[doubt.came]}</legend>
          {doubt.readings.map((reading, index) => (
            <label key={reading.instant}>
              <input
                type="radio"
                name="later"
                checked={draft.isLater === (index === 1)}
                onChange={() => onLater(index === 1)}
              />
              {answers[doubt.came as keyof typeof answers][index]}: {readingInWords(reading, day!)}
            </label>
          ))}
        </fieldset>
      )}
      <p className="birth-ut" role="status">
        {birth && utInWords(birthInUt(birth), birth.day)}
      </p>
    </>
  );
}
