import { useState } from "react";
import { isChimeOn, playChime, setChime } from "../components/chime.ts";

export function NewRequestSound() {
  const [isOn, setOn] = useState(isChimeOn);
  function change(wanted: boolean) {
    setChime(wanted);
    setOn(wanted);
    // One hears what was chosen, and the browser learns that sound is welcome.
    if (wanted) playChime();
  }
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
      Yeni talep gelince ses çal
    </label>
  );
}
