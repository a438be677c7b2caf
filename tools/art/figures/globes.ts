import { solarSystemScope, stellarium } from "../sources/sources.ts";

export type Globe = {
  map: () => string;
  /** Share of the picture's half width. */
  radius: number;
  tilt: number;
  roll: number;
  /** Longitude that faces us. */
  facing?: number;
  flat?: number;
  gain: number;
  gamma: number;
  /** How soon the light falls off towards the terminator: rock is flatter than cloud. */
  falloff: number;
  air?: [colour: string, strength: number];
  rings?: boolean;
};

const scope = (name: string) => () => solarSystemScope(name);

export const globes: Record<string, Globe> = {
  gunes: {
    map: scope("sunmap.jpg"),
    radius: 0.52,
    tilt: 7,
    roll: -8,
    facing: 260,
    gain: 1,
    gamma: 1,
    falloff: 1,
  },
  ay: {
    map: () => stellarium("textures/moon_4k.jpg"),
    radius: 0.56,
    tilt: 0,
    roll: -6,
    gain: 1.9,
    gamma: 1.25,
    falloff: 0.6,
  },
  merkur: {
    map: scope("mercurymap.jpg"),
    radius: 0.52,
    tilt: 3,
    roll: -4,
    facing: 60,
    gain: 1.6,
    gamma: 1.4,
    falloff: 0.7,
  },
  venus: {
    map: () => stellarium("textures/venus.png"),
    radius: 0.57,
    tilt: 4,
    roll: -12,
    facing: 30,
    gain: 1.25,
    gamma: 1.6,
    falloff: 0.95,
    air: ["#ffd98a", 0.7],
  },
  mars: {
    map: scope("marsmap2k.jpg"),
    radius: 0.56,
    tilt: -12,
    roll: -22,
    facing: 250,
    gain: 1.1,
    gamma: 1.1,
    falloff: 0.8,
    air: ["#ff9a62", 0.35],
  },
  jupiter: {
    map: scope("jupitermap.jpg"),
    radius: 0.61,
    tilt: 4,
    roll: -10,
    facing: 232,
    flat: 0.935,
    gain: 1.25,
    gamma: 1.25,
    falloff: 0.92,
    air: ["#ffd2a0", 0.3],
  },
  saturn: {
    map: scope("saturnmap.jpg"),
    radius: 0.385,
    tilt: 19,
    roll: -17,
    flat: 0.902,
    gain: 1.15,
    gamma: 1.3,
    falloff: 0.9,
    air: ["#ffe2a8", 0.3],
    rings: true,
  },
  uranus: {
    map: scope("uranusmap.jpg"),
    radius: 0.54,
    tilt: 30,
    roll: -82,
    flat: 0.977,
    gain: 0.95,
    gamma: 1.4,
    falloff: 0.95,
    air: ["#b9f2f2", 0.5],
  },
  neptun: {
    map: scope("neptunemap.jpg"),
    radius: 0.54,
    tilt: -14,
    roll: -24,
    facing: 175,
    flat: 0.983,
    gain: 1.5,
    gamma: 1.05,
    falloff: 0.95,
    air: ["#7fb2ff", 0.5],
  },
  pluton: {
    map: () => stellarium("textures/pluto.png"),
    radius: 0.5,
    tilt: 8,
    roll: -10,
    facing: 14,
    gain: 1.4,
    gamma: 1.2,
    falloff: 0.75,
    air: ["#a8c6ff", 0.18],
  },
};
