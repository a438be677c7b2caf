/** Three running box averages, close to a Gaussian, on interleaved planes. */
export function blurPlane(
  source: Float32Array,
  width: number,
  height: number,
  channels: number,
  sigma: number,
) {
  const r = Math.max(1, Math.round(sigma));
  const from = Float32Array.from(source);
  const to = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++)
      for (let k = 0; k < channels; k++)
        average(from, to, y * width * channels + k, channels, width, r);
    for (let x = 0; x < width; x++)
      for (let k = 0; k < channels; k++)
        average(to, from, x * channels + k, width * channels, height, r);
  }
  return from;
}

function average(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  r: number,
) {
  const last = count - 1;
  const n = 2 * r + 1;
  let sum = 0;
  for (let i = -r; i <= r; i++) sum += from[start + Math.min(last, Math.max(0, i)) * stride]!;
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum / n;
    const entering = from[start + Math.min(last, i + r + 1) * stride]!;
    const leaving = from[start + Math.max(0, i - r) * stride]!;
    sum += entering - leaving;
  }
}
