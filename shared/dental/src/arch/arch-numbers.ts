import type { PlanDocument } from '@archway/contracts';
import { mean } from '@archway/geometry';
import { placeOf } from '../body/jaw-axes.ts';
import type { Jaw } from '../document/jaws.ts';
import { type ArchForm, HALF_WIDTH, archCurve } from '../target/arch-curve.ts';
import { archRow, presentArch, standing } from './arch-row.ts';
import { overMiddle } from './document-arch.ts';

/** Where the width of an arch is read. */
export const archWidths = ['canines', 'premolars', 'molars'] as const;
export type ArchWidth = (typeof archWidths)[number];

/** What tells a form, in mm and degrees: widths, the front before the molars, and middle and turn to the patient's left. */
export const archNumbers = [...archWidths, 'depth', 'middle', 'turn'] as const;
export type ArchNumber = (typeof archNumbers)[number];

/** How far along the line from its middle the teeth of a jaw stand, on either side; that stays as its form changes. */
export interface ArchMarks extends Readonly<Record<ArchWidth, number>> {
  readonly jaw: Jaw;
  /** Of the biting edges, teeth upwards, in mm. */
  readonly height: number;
}

/** Of canines, of first premolars or the ones behind, and of first molars or the ones behind. */
const MARKED: Readonly<Record<ArchWidth, readonly number[]>> = { canines: [3], premolars: [4, 5], molars: [6, 7, 8] };
/** Where a jaw has none of them: as far as they usually are, in mm. */
const USUAL: Readonly<Record<ArchWidth, number>> = { canines: 18, premolars: 25, molars: 42 };
/** Marks are apart by this at least, in mm, so that each of them tells something. */
const APART = 3;

/** Null for a jaw of too few teeth. */
export function archMarks(document: PlanDocument, jaw: Jaw): ArchMarks | null {
  const form = presentArch(document, jaw);
  if (!form) return null;
  const curve = archCurve(form);
  const teeth = standing(archRow(document, jaw));
  const away = (of: ArchWidth): number => {
    const place = MARKED[of].find((each) => teeth.some(({ fdi }) => placeOf(fdi) === each));
    const own = teeth.filter(({ fdi }) => placeOf(fdi) === place);
    if (own.length === 0) return USUAL[of];
    return own.reduce((sum, { line: [x, , z] }) => sum + Math.abs(curve.nearest(x, z)), 0) / own.length;
  };
  const canines = away('canines');
  const premolars = Math.max(canines + APART, away('premolars'));
  const [, height] = mean(teeth.map(({ line }) => line));
  return { jaw, height, canines, premolars, molars: Math.max(premolars + APART, away('molars')) };
}

/** A place of the line before it is moved aside and turned: to the side of the middle, and behind the front. */
interface Mark {
  readonly x: number;
  readonly behind: number;
}

function markOn({ bend, corner }: ArchForm, away: number): Mark {
  const { x, z } = archCurve({ front: 0, bend, corner, middle: 0, yaw: 0 }).at(away);
  return { x, behind: -z };
}

export function archNumbersOf(form: ArchForm, marks: ArchMarks): Readonly<Record<ArchNumber, number>> {
  const width = (of: ArchWidth): number => 2 * markOn(form, marks[of]).x;
  const sign = overMiddle(marks.jaw);
  return {
    ...{ canines: width('canines'), premolars: width('premolars'), molars: width('molars') },
    depth: markOn(form, marks.molars).behind,
    middle: form.middle * sign,
    turn: ((form.yaw * 180) / Math.PI) * sign,
  };
}

/** The front through the origin, and the line through two places. */
function through(form: ArchForm, one: Mark, other: Mark): ArchForm | null {
  const [u, v] = [(one.x / HALF_WIDTH) ** 2, (other.x / HALF_WIDTH) ** 2];
  const size = u * v * (v - u);
  if (Math.abs(size) < 1e-6) return null;
  const bend = -(one.behind * v * v - other.behind * u * u) / size;
  const corner = (one.behind * v - other.behind * u) / size;
  return { ...form, bend, corner };
}

/** A line that goes back the farther it is from the middle, to twice the usual width, is an arch. */
const isArch = ({ bend, corner }: ArchForm): boolean => bend < -0.5 && bend + 2 * corner * 1.3 ** 2 < -0.5;

const ROUNDS = 40;
/** How far either way is looked: in mm of width, and as many parts of the three doublings of a depth. */
const MOST = 14;

/** The number that makes `make` an arch in which `read` is what is wanted: halves, as both grow together. */
function solved(
  make: (by: number) => ArchForm | null,
  read: (form: ArchForm) => number,
  wanted: number,
): ArchForm | null {
  let [low, high] = [-MOST, MOST];
  let found: ArchForm | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const by = (low + high) / 2;
    const form = make(by);
    const arch = form && isArch(form) ? form : null;
    found = arch ?? found;
    // What is no arch any more lies too far on its side of what there was.
    if (arch ? read(arch) < wanted : by < 0) low = by;
    else high = by;
  }
  return found && Math.abs(read(found) - wanted) < 0.02 ? found : null;
}

/**
 * The form with another value of one number. A width leaves the front where it is, and the molars or, for their own, the
 * canines.
 * @returns null where no arch has it
 */
export function withArchNumber(form: ArchForm, marks: ArchMarks, name: ArchNumber, value: number): ArchForm | null {
  const sign = overMiddle(marks.jaw);
  if (name === 'middle') return { ...form, middle: value * sign };
  if (name === 'turn') return turnedAbout(form, marks, (value * sign * Math.PI) / 180);
  const molars = markOn(form, marks.molars);
  if (name === 'depth') {
    // A row of teeth keeps its length: it is the narrower the deeper it is, and its molars stay at their height.
    const deeper = (by: number): ArchForm => {
      const share = 2 ** (by / MOST);
      const made = { ...form, bend: form.bend * share ** 3, corner: form.corner * share ** 3 };
      return { ...made, front: form.front + markOn(made, marks.molars).behind - molars.behind };
    };
    return solved(deeper, (each) => archNumbersOf(each, marks).depth, value);
  }
  const own = markOn(form, marks[name]);
  const other = name === 'molars' ? markOn(form, marks.canines) : molars;
  const wider = (by: number): ArchForm | null => through(form, { ...own, x: own.x + by / 2 }, other);
  return solved(wider, (each) => archNumbersOf(each, marks)[name], value);
}

/** Turned about the middle between the molars: whatever is turned about the jaw's own origin goes aside. */
function turnedAbout(form: ArchForm, marks: ArchMarks, yaw: number): ArchForm {
  const back = form.front - markOn(form, marks.molars).behind;
  const [c, s] = [Math.cos(form.yaw), Math.sin(form.yaw)];
  const [x, z] = [c * form.middle + s * back, c * back - s * form.middle];
  const [c2, s2] = [Math.cos(yaw), Math.sin(yaw)];
  return { ...form, yaw, middle: c2 * x - s2 * z, front: form.front + (c2 * z + s2 * x - back) };
}
