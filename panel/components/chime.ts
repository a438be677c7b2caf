/** Stored on the device: one phone may ring while another is silent. Off by default. */
const key = "yeni-talep-sesi";

export function isChimeOn(): boolean {
  return localStorage.getItem(key) === "1";
}

export function setChime(isOn: boolean): void {
  if (isOn) localStorage.setItem(key, "1");
  else localStorage.removeItem(key);
}

let context: AudioContext | undefined;
let isRinging = false;

/** Two soft notes, a fifth apart. Browsers play nothing until the page was touched: several requests then ring once. */
export async function playChime(): Promise<void> {
  if (isRinging) return;
  isRinging = true;
  context ??= new AudioContext();
  await context.resume();
  isRinging = false;
  for (const [index, frequency] of [659.25, 987.77].entries()) {
    playNote(context, frequency, context.currentTime + index * 0.18);
  }
}

function playNote(context: AudioContext, frequency: number, start: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.2, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.7);
}
