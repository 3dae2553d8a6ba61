import type { Vec3 } from '@archway/geometry';
import { turnedOver } from '../body/jaw-axes.ts';
import { type ArchForm, archCurve } from '../target/arch-curve.ts';
import { type ArchMarks, type ArchNumber, archNumbersOf, archWidths } from './arch-numbers.ts';
import { overMiddle } from './document-arch.ts';

/** So much farther than the molars the line is drawn, and so far before the front stands what turns it; in mm. */
const FARTHER = 10;
const BEFORE = 8;
/** Between two points of the line, in mm. */
const STEP = 1.5;

/** What a number is drawn by. Widths have two. */
export interface ArchHandle {
  readonly number: ArchNumber;
  /** To larger x, to smaller x, or in the middle; teeth upwards. */
  readonly side: 1 | 0 | -1;
  /** In the frame of its jaw. */
  readonly at: Vec3;
}

/** A line as it is drawn, in the frame of its jaw, at the height of the biting edges. */
export interface ArchLine {
  readonly points: readonly Vec3[];
  readonly handles: readonly ArchHandle[];
}

/** From the line's own middle into the jaw and back: it is moved aside and turned. */
const turnedIn = ({ middle, yaw }: ArchForm, x: number, z: number): readonly [number, number] => {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  return [c * (x + middle) + s * z, c * z - s * (x + middle)];
};
const turnedOut = ({ middle, yaw }: ArchForm, x: number, z: number): readonly [number, number] => {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  return [c * x - s * z - middle, c * z + s * x];
};

/** Between the molars: what a line is turned about. */
const back = (form: ArchForm, marks: ArchMarks): number => form.front - archNumbersOf(form, marks).depth;

export function archLine(form: ArchForm, marks: ArchMarks): ArchLine {
  const { jaw, height, molars } = marks;
  const curve = archCurve(form);
  const inJaw = (x: number, z: number): Vec3 => turnedOver(jaw, [x, height, z]);
  const onLine = (length: number): Vec3 => {
    const { x, z } = curve.at(length);
    return inJaw(x, z);
  };
  const onAxis = (z: number): Vec3 => inJaw(...turnedIn(form, 0, z));
  const end = molars + FARTHER;
  const count = Math.ceil((2 * end) / STEP);
  return {
    points: Array.from({ length: count + 1 }, (_, n) => onLine(-end + (2 * end * n) / count)),
    handles: [
      ...archWidths.flatMap((number) =>
        ([-1, 1] as const).map((side): ArchHandle => ({ number, side, at: onLine(side * marks[number]) })),
      ),
      { number: 'depth', side: 0, at: onLine(0) },
      { number: 'middle', side: 0, at: onAxis(back(form, marks)) },
      { number: 'turn', side: 0, at: onAxis(form.front + BEFORE) },
    ],
  };
}

/** What the number of a handle becomes when that is drawn to a point of the frame of its jaw. */
export function archValueAt(form: ArchForm, marks: ArchMarks, { number, side }: ArchHandle, to: Vec3): number {
  const sign = overMiddle(marks.jaw);
  const [x, , z] = turnedOver(marks.jaw, to);
  const [aside, along] = turnedOut(form, x, z);
  switch (number) {
    case 'depth':
      return along - back(form, marks);
    case 'middle':
      return (aside + form.middle) * sign;
    case 'turn': {
      const [px, pz] = turnedIn(form, 0, back(form, marks));
      return ((Math.atan2(x - px, z - pz) * 180) / Math.PI) * sign;
    }
    case 'canines':
    case 'premolars':
    case 'molars':
      return 2 * aside * side;
  }
}
