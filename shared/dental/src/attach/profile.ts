import type { AttachmentShape } from '@archway/contracts';

/** A body over its outline: how far it stands out at a place, as a part of its depth. */
export interface Profile {
  /** On the edge of the outline in a direction, as parts of half the width and half the height. */
  readonly edge: (angle: number) => readonly [number, number];
  /** Of x and y as parts of half the width and half the height, and the part of the way from the middle to the edge. */
  readonly height: (x: number, y: number, r: number) => number;
  /** Parts of that way at which vertices lie. */
  readonly rings: readonly number[];
}

const round = (angle: number): readonly [number, number] => [Math.cos(angle), Math.sin(angle)];

/** A square, and one with rounded corners: the higher the power, the sharper. */
const power =
  (sharp: number) =>
  (angle: number): readonly [number, number] => {
    const [x, y] = round(angle);
    const reach = (Math.abs(x) ** sharp + Math.abs(y) ** sharp) ** (1 / sharp);
    return [x / reach, y / reach];
  };
const square = (angle: number): readonly [number, number] => {
  const [x, y] = round(angle);
  const reach = Math.max(Math.abs(x), Math.abs(y));
  return [x / reach, y / reach];
};

const EVEN = [0.34, 0.67, 1] as const;
const DOME = [0.25, 0.5, 0.7, 0.84, 0.94, 1] as const;
/** A body ends in a low wall, so that its sides are sides and not edges. */
const WALL = 0.06;

export const profiles: Readonly<Record<AttachmentShape, Profile>> = {
  rectangle: { edge: square, height: () => 1, rings: EVEN },
  // Its outer face slopes from the biting edge down to the gum.
  bevel: { edge: square, height: (_, y) => 0.25 + 0.375 * (y + 1), rings: EVEN },
  ellipsoid: { edge: round, height: (_x, _y, r) => Math.max(WALL, Math.sqrt(1 - r * r)), rings: DOME },
  // A wall that the aligner pushes against at +x, and a back that falls away from it.
  optimized: {
    edge: power(3),
    height: (x, y) => (0.14 + 0.43 * (x + 1)) * Math.sqrt(1 - 0.75 * y * y),
    rings: DOME,
  },
  ridge: {
    edge: power(5),
    height: (x, y) => Math.max(WALL, Math.sqrt(Math.max(0, (1 - y * y) * (1 - x ** 6)))),
    rings: DOME,
  },
  // A shelf at the biting edge, on which the teeth of the other jaw meet.
  ramp: { edge: power(6), height: (_, y) => 0.15 + 0.425 * (y + 1), rings: EVEN },
  // High at the gum, where an elastic is held.
  hook: { edge: power(4), height: (_, y) => (y < -0.3 ? 1 : 0.45), rings: DOME },
  // A knob on a plate.
  button: { edge: round, height: (_x, _y, r) => (r < 0.55 ? 1 : 0.3), rings: [0.3, 0.52, 0.6, 0.8, 1] },
};
