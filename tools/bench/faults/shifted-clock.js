/** Loaded before the server: its clock is so many days ahead (or behind) of the machine's. */
const shift = Number(process.env.BENCH_CLOCK_DAYS) * 86_400_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + shift]));
  }
  static now() {
    return RealDate.now() + shift;
  }
};
