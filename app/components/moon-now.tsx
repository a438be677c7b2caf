import { MoonDisc } from "./moon-disc.tsx";
import { untilText } from "./turkish-time.ts";
import { useSkyNow } from "./use-sky-now.ts";

/** One line beside the moon calendar; until it is known, and where it is not, the line is empty. */
export function MoonNow() {
  const sky = useSkyNow();
  return (
    <p className="moon-now needs-script">
      {sky && typeof sky !== "string" && (
        <>
          <MoonDisc {...sky} /> Ay şimdi {sky.sign} burcunda, {untilText(sky.signUntil, sky.now)}.{" "}
          {sky.phase}, %{sky.lit} aydınlık.
        </>
      )}
    </p>
  );
}
