import { type Random, between } from '@archway/geometry';
import type { JawPart } from './jaw-part.ts';
import { material } from './surface.ts';

/** How one jaw of a picture differs from the one that was generated. */
export interface JawShape {
  /** Along x, y and z. */
  readonly stretch: readonly [number, number, number];
  /** 0: teeth stand as generated; 1: moved by a millimetre and turned by ten degrees. */
  readonly unruly: number;
  /** How deep the chewing plane sags, in mm at 30 mm behind the front. */
  readonly spee: number;
  /** How much wider an arch is at its front: 0 as generated, 0.3 nearly square. */
  readonly square: number;
  /** Degrees that the mouth is open, and how far a lower jaw stands to the left, up and in front, mm. */
  readonly open: number;
  /** Of a palate: below 1 its walls are steep and its roof is flat; and how deep it is, 1 as generated. */
  readonly vault: readonly [number, number];
  readonly shift: readonly [number, number, number];
}

/** About where a lower jaw turns, in mm behind and above the edges of the incisors. */
const HINGE = [15, -80] as const;
/** Half the width of an arch at its back, mm. */
const HALF = 30;
/** The gum line inside of an upper jaw, and from there to the roof of its palate, in mm above the edges of the incisors. */
const [RIM, ROOF] = [7, 12] as const;

export function jawShape(random: Random, open: number): JawShape {
  const lower = open >= 0;
  return {
    stretch: [between(random, 0.88, 1.12), between(random, 0.9, 1.15), between(random, 0.85, 1.12)],
    unruly: random() < 0.3 ? 0.1 : between(random, 0.2, 1.1),
    spee: between(random, -1, 2.5),
    square: between(random, -0.05, 0.35),
    open: lower ? open : 0,
    vault: [between(random, 0.35, 1.1), between(random, 0.6, 1.3)],
    shift: lower ? [between(random, -1.5, 1.5), between(random, -0.6, 0.3), between(random, -4, 2)] : [0, 0, 0],
  };
}

/** Positions of a jaw as one picture has it, and its teeth. Teeth move with the gum around them. */
export function movedJaw({ surface, teeth, jaw }: JawPart, shape: JawShape, random: Random): Float32Array {
  const turns = teeth.map(() => {
    const turn = [0, 1, 2].map(() => (between(random, -10, 10) * shape.unruly * Math.PI) / 180);
    const by = [0, 1, 2].map(() => between(random, -0.9, 0.9) * shape.unruly);
    const size = 1 + between(random, -0.07, 0.07);
    return { turn, by, size };
  });
  const wave = [between(random, 0, 6.3), between(random, 0, 6.3), between(random, 0, 0.7)] as const;
  const moved = new Float32Array(surface.positions);
  const [cos, sin] = [Math.cos((shape.open * Math.PI) / 180), Math.sin((shape.open * Math.PI) / 180)];
  const deep = jaw === 'upper' ? 1 : -1;
  for (let v = 0; v < surface.tooth.length; v++) {
    const at = 3 * v;
    let [x, y, z] = [moved[at]!, moved[at + 1]!, moved[at + 2]!];
    if (surface.materials[v] === material.palate && y > RIM)
      y = RIM + ROOF * shape.vault[1] * ((y - RIM) / ROOF) ** shape.vault[0];
    const tooth = surface.tooth[v]!;
    if (tooth > 0) {
      const { turn, by, size } = turns[tooth - 1]!;
      const part = surface.follows[v]!;
      const [ox, oy, oz] = teeth[tooth - 1]!.origin as [number, number, number];
      const grown = 1 + (size - 1) * part;
      const [dx, dy, dz] = [(x - ox) * grown, (y - oy) * grown, (z - oz) * grown];
      // Small angles: the vector of the turn times the way from the middle.
      const [tx, ty, tz] = turn as [number, number, number];
      x = ox + dx + part * (by[0]! + ty * dz - tz * dy);
      y = oy + dy + part * (by[1]! + tz * dx - tx * dz);
      z = oz + dz + part * (by[2]! + tx * dy - ty * dx);
    }
    x *= shape.stretch[0] * (1 + shape.square * (1 - Math.min(1, Math.abs(x) / HALF) ** 2));
    y *= shape.stretch[1];
    z *= shape.stretch[2];
    y += deep * shape.spee * Math.min(1.5, (z / 30) ** 2) * 0.5 + wave[2] * Math.sin(x / 9 + wave[0]);
    z += wave[2] * Math.sin(x / 11 + wave[1]);
    if (jaw === 'lower') {
      const [py, pz] = [y + shape.shift[1] - HINGE[0], z + shape.shift[2] - HINGE[1]];
      [x, y, z] = [x + shape.shift[0], HINGE[0] + cos * py - sin * pz, HINGE[1] + sin * py + cos * pz];
    }
    [moved[at], moved[at + 1], moved[at + 2]] = [x, y, z];
  }
  return moved;
}
