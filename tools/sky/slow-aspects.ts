import type { BodyName } from "./printed.ts";

/**
 * When slow planets stand that far from Uranus until it leaves İkizler for good in 2033. These are not computed here:
 * they come from the Swiss Ephemeris 2.10.03 with JPL's DE431, good to a second of arc. Ours puts Neptune 12 too far.
 */
export const slowAspects: { body: BodyName; angle: number; moments: string[] }[] = [
  {
    body: "Plüton",
    angle: 120,
    moments: [
      "2026-07-18T04:43Z",
      "2026-11-29T11:23Z",
      "2027-06-15T08:10Z",
      "2028-01-13T06:41Z",
      "2028-05-10T03:04Z",
    ],
  },
  {
    body: "Neptün",
    angle: 60,
    moments: ["2026-07-15T20:36Z", "2027-01-15T09:26Z", "2027-06-06T10:12Z"],
  },
  { body: "Satürn", angle: 0, moments: ["2032-06-28T12:02Z"] },
  { body: "Jüpiter", angle: 60, moments: ["2026-07-21T11:10Z"] },
  { body: "Jüpiter", angle: 90, moments: ["2027-09-10T16:41Z"] },
  { body: "Jüpiter", angle: 120, moments: ["2028-10-27T09:06Z", "2033-04-04T09:19Z"] },
  {
    body: "Jüpiter",
    angle: 180,
    moments: ["2031-01-20T12:04Z", "2031-06-20T21:47Z", "2031-10-30T18:10Z"],
  },
];
