import { seededRandom } from '@archway/geometry';
import type { ToothShape } from './teeth.ts';
import { teethOf } from './teeth.ts';
import { type JawTraits, plainJaw } from './traits.ts';

/** The gum behind the last tooth, in mm along the arch. */
const PAD = 6;
/** Teeth that start within this distance of the midline are longer, so that upper and lower ones overlap in front. */
const FRONT = 13;

/** What stands on the arch at one place along it. */
export interface Ridge {
  tooth: ToothShape;
  /** −1 at the side of the tooth nearer the start, 1 at the other. */
  local: number;
  /** 1 in the middle of a tooth, falling to 0 where it touches its neighbour, and 0 on the gum behind the last. */
  fullness: number;
  /** How much of the crown is there at all: 1 along the teeth, 0 on the gum behind them. */
  present: number;
  /** Small displacements of this tooth: up, outwards (mm). */
  lift: number;
  shift: number;
  /** Half thickness, gum line and shift as they run along the jaw when single teeth are smoothed away: the bone. */
  soft: SoftRidge;
}

export interface SoftRidge {
  half: number;
  gumLine: number;
  shift: number;
}

/** A tooth on its arch. Lengths are mm; `start` and `end` are measured along the arch from the midline to the left. */
export interface StandingTooth {
  side: 'right' | 'left';
  /** Counted from the midline outwards, 1 to 7. */
  tooth: number;
  shape: ToothShape;
  start: number;
  end: number;
  lift: number;
  shift: number;
  /** How far its two sides stand out and in. */
  turn: number;
}

/** How far around a gap the gum takes over from the crowns. */
const GAP_SLOPE = 0.9;
/** Teeth up to this one stand in the front. */
const FRONT_TEETH = 3;

/** Places up to fourteen teeth along the arch; each is a little higher, lower, in or out, as seed and traits have it. */
export function ridgeOf(
  jaw: 'upper' | 'lower',
  seed: number,
  traits: JawTraits = plainJaw,
): { halfLength: number; at: (length: number) => Ridge; teeth: readonly StandingTooth[] } {
  const { placed, halfLength } = placeTeeth(jaw, seed, traits);
  const last = placed.at(-1)!;
  const first = placed[0]!;
  const at = (length: number) => {
    const found = nearestOf(placed, length);
    const middle = (found.start + found.end) / 2;
    const local = Math.max(-1, Math.min(1, (length - middle) / (found.shape.width / 2)));
    const beyond = Math.max(0, found.start - length, length - found.end);
    const slope = found === first || found === last ? END_SLOPE : GAP_SLOPE;
    return {
      tooth: found.shape,
      local,
      fullness: beyond > 0 ? 0 : (1 - Math.abs(local) ** 3.2) ** (1 / 2.4),
      present: beyond > 0 ? Math.max(0, 1 - beyond / slope) ** 2 : 1,
      lift: found.lift,
      shift: found.shift + found.turn * local,
    };
  };
  const soft = softened((length) => at(length), halfLength);
  return { halfLength, at: (length) => ({ ...at(length), soft: soft(length) }), teeth: placed };
}

const END_SLOPE = 2.5;

/** The tooth at a place of the arch, or the nearest one where there is a gap. */
function nearestOf(placed: readonly StandingTooth[], length: number): StandingTooth {
  let found = placed[0]!;
  let away = Infinity;
  for (const each of placed) {
    const distance = Math.max(0, each.start - length, length >= each.end ? length - each.end + 1e-9 : 0);
    if (distance < away) [found, away] = [each, distance];
  }
  return found;
}

function placeTeeth(
  jaw: 'upper' | 'lower',
  seed: number,
  { toothSize, crowding, spacing, diastema, missing, overbite }: JawTraits,
): { placed: StandingTooth[]; halfLength: number } {
  const random = seededRandom(seed);
  const jitter = (size: number) => (random() * 2 - 1) * size;
  // Of their own, so that an even arch stays what it was.
  const unruly = seededRandom(seed + 501);
  const placed: StandingTooth[] = [];
  let halfLength = 0;
  for (const side of [-1, 1]) {
    let at = Math.max(spacing, diastema) / 2;
    for (const [index, shape] of teethOf[jaw].entries()) {
      const width = shape.width * toothSize;
      const ends = [side * at, side * (at + width)].sort((a, b) => a - b);
      const [lift, shift] = [jitter(0.2) + (Math.abs(at) < FRONT ? overbite : 0), jitter(0.35)];
      const loose = index < FRONT_TEETH ? crowding : crowding * 0.3;
      const outwards = (unruly() < 0.5 ? 1 : -1) * (0.3 + unruly() * 0.7) * loose;
      const turn = (unruly() * 2 - 1) * loose * 0.9;
      if (!missing.some((gone) => gone.tooth === index + 1 && (gone.side === 'left') === side > 0))
        placed.push({
          ...{ side: side > 0 ? ('left' as const) : ('right' as const), tooth: index + 1 },
          shape: { ...shape, width, thickness: shape.thickness * toothSize, height: shape.height * toothSize },
          ...{ start: ends[0]!, end: ends[1]!, turn },
          ...{ lift: lift + (unruly() - 0.5) * loose * 0.5, shift: shift + outwards },
        });
      at += width + (index < FRONT_TEETH ? spacing : 0);
    }
    halfLength = at + PAD;
  }
  placed.sort((a, b) => a.start - b.start);
  return { placed, halfLength };
}

const SOFT_STEP = 0.5;
const SOFT_REACH = 5;

/** Means over ten millimetres of the arch, looked up from a table. */
function softened(at: (length: number) => Omit<Ridge, 'soft'>, halfLength: number): (length: number) => SoftRidge {
  const size = Math.ceil((2 * halfLength) / SOFT_STEP) + 1;
  const reach = SOFT_REACH / SOFT_STEP;
  const table = Array.from({ length: size }, (_, k): SoftRidge => {
    const sum = { half: 0, gumLine: 0, shift: 0 };
    for (let n = -reach; n <= reach; n++) {
      const { tooth, lift, shift } = at((k + n) * SOFT_STEP - halfLength);
      sum.half += tooth.thickness / 2;
      sum.gumLine += lift - tooth.height;
      sum.shift += shift;
    }
    const count = 2 * reach + 1;
    return { half: sum.half / count, gumLine: sum.gumLine / count, shift: sum.shift / count };
  });
  return (length) => {
    const place = Math.max(0, Math.min(size - 1.001, (length + halfLength) / SOFT_STEP));
    const low = table[Math.floor(place)]!;
    const high = table[Math.floor(place) + 1]!;
    const f = place % 1;
    return {
      half: low.half + (high.half - low.half) * f,
      gumLine: low.gumLine + (high.gumLine - low.gumLine) * f,
      shift: low.shift + (high.shift - low.shift) * f,
    };
  };
}
