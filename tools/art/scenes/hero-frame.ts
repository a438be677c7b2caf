import { Observer } from "astronomy-engine";
import { heroEvening } from "../../../app/content/hero-sky.ts";
import { type Frame, panorama } from "../canvas/panorama.ts";
import { wanderersOn } from "../figures/wanderers.ts";

export const istanbul = new Observer(41.0, 29.0, 40);
export const heroSize = { width: 2400, height: 1350 };
/** The piece of the panorama that a phone is given. */
export const phonePiece = { left: 1400, width: 900 };

const { width, height } = heroSize;
const plain: Frame = { width, horizon: height - 118, from: 98, to: 244 };

/** How far a planet's rays and its glyph reach, and a little air. */
export const planetReach = 64;
/** How much of its piece an upright phone shows, in the middle: 390 of 844 px, of a picture of two by three. */
const seenOnPhone = (390 / 844) * (3 / 2) * phonePiece.width;

/** As far to the west as the plain frame's middle stands to the east of south. */
const furthest = 18;
const turns = Array.from({ length: furthest }, (_, i) => i + 1).flatMap((turn) => [turn, -turn]);

export const turnedFrame = (turn: number): Frame => ({
  ...plain,
  from: plain.from + turn,
  to: plain.to + turn,
});

export const planetsIn = (month: string, frame: Frame) =>
  wanderersOn({ place: istanbul, ...panorama(heroEvening(month), istanbul, frame) }).filter(
    ({ x, y }) => x > 0 && x < width && y > 0 && y < frame.horizon,
  );

/** No edge, of the panorama or of the phone's piece, cuts a planet, and none is lost that the plain frame has. */
export function hasWholePlanets(month: string, frame: Frame) {
  const planets = planetsIn(month, frame);
  const edges = [0, width, phonePiece.left, phonePiece.left + phonePiece.width];
  return (
    planetsIn(month, plain).every(({ id }) => planets.some((planet) => planet.id === id)) &&
    planets.every(({ x }) => edges.every((edge) => Math.abs(x - edge) >= planetReach))
  );
}

/** The brightest planet of a phone's piece is whole on an upright phone's screen. */
export function hasPlanetOnPhone(month: string, frame: Frame) {
  const { left, width } = phonePiece;
  const [brightest] = planetsIn(month, frame)
    .filter(({ x, isBright }) => isBright && x > left && x < left + width)
    .sort((a, b) => a.magnitude - b.magnitude);
  if (!brightest) return false;
  return Math.abs(brightest.x - left - width / 2) <= seenOnPhone / 2 - planetReach;
}

/** How many degrees the view is turned in a month: as few as show its planets whole, if it can be on a phone, too. */
export function heroTurn(month: string) {
  const whole = [0, ...turns].filter((turn) => hasWholePlanets(month, turnedFrame(turn)));
  const turn = whole.find((turn) => hasPlanetOnPhone(month, turnedFrame(turn))) ?? whole[0];
  if (turn === undefined)
    throw new Error(`an edge cuts a planet of ${month} whichever way one looks`);
  return turn;
}
