import type { Pose } from '@archway/contracts';
import { AT_REST, aboutAxis, aboutPoint, placeInArch } from '@archway/dental';
import type { Vec3 } from '@archway/geometry';
import type { GeneratedTooth } from '@archway/mesh';
import { type Arch, type WalkedArch, archThrough, ofLength, walked } from './arch.ts';

/** A tooth without its mesh. */
export type SetUpTooth = Omit<GeneratedTooth, 'body'>;

/** What a designer decides. */
export interface Choices {
  /** Enamel at each contact of crowded front teeth, in mm. */
  readonly ipr: number;
  /** Which part of what the overbite lacks or has too much is put right. */
  readonly bite: number;
}

/** Where the teeth of a jaw shall stand, and what that asks for. */
export interface SetUp {
  readonly arch: Arch;
  readonly target: ReadonlyMap<number, Pose>;
  readonly ipr: readonly { readonly between: readonly [number, number]; readonly amount: number }[];
  /** Places of missing teeth, which are kept. */
  readonly spaces: readonly { readonly between: readonly [number, number]; readonly mm: number }[];
}

const isFront = (fdi: number): boolean => fdi % 10 <= 3;
const isRight = (fdi: number): boolean => [1, 4].includes(Math.floor(fdi / 10));
/** Molars stay: the other teeth are set up between them. */
const stays = (fdi: number): boolean => fdi % 10 >= 6;
/** The contacts of a tooth from the patient's right to the left. */
const contactsOf = ({ fdi, contactMesial, contactDistal }: SetUpTooth): readonly [Vec3, Vec3] =>
  isRight(fdi) ? [contactDistal, contactMesial] : [contactMesial, contactDistal];

/** Front teeth that stand so far out of line, in mm added up, are crowded, unless there is so much room. */
const CROWDED = 2;
const ROOMY = 0.8;

/**
 * An even arch through the teeth of a jaw, from the patient's right to the left: the molars stay, front teeth and premolars
 * stand side by side between them, level and without turns; places of missing teeth are kept.
 * @param raise how far front teeth go up, in mm
 */
export function setUpOf(teeth: readonly SetUpTooth[], { ipr }: Pick<Choices, 'ipr'>, raise: number): SetUp {
  const arch = archThrough(teeth.map(({ frame }) => frame.origin));
  const scanned = walked(arch);
  const first = teeth.findLastIndex(({ fdi }) => stays(fdi) && isRight(fdi));
  const last = teeth.findIndex(({ fdi }) => stays(fdi) && !isRight(fdi));
  const ends = [teeth[first]!.contactMesial, teeth[last]!.contactMesial] as const;
  const between = teeth.slice(first, last + 1);
  const pairs = between.slice(1).map((tooth, at) => [between[at]!, tooth] as const);
  const spaces = pairs.flatMap(([one, other]) =>
    placeInArch(other.fdi) - placeInArch(one.fdi) > 1
      ? [{ between: [one.fdi, other.fdi] as const, mm: gapOf(scanned, one, other) }]
      : [],
  );
  const moved = between.slice(1, -1);
  const widths = moved.reduce((sum, { mesiodistal }) => sum + mesiodistal, 0);
  const kept = spaces.reduce((sum, { mm }) => sum + mm, 0);
  const room = scanned.lengthAt(ends[1]) - scanned.lengthAt(ends[0]) - widths - kept;
  const taken =
    room < ROOMY && irregularity(scanned, moved) > CROWDED
      ? pairs
          .filter((pair) => pair.every(({ fdi }) => isFront(fdi)) && !spaces.some((space) => isOf(space, pair)))
          .map(([one, other]) => ({ between: [one.fdi, other.fdi] as const, amount: ipr }))
      : [];
  const enamel = taken.reduce((sum, { amount }) => sum + amount, 0);
  const goal = ofLength(arch, ends, widths + kept - enamel);
  const amountOf = (list: SetUp['ipr'], pair: Pair): number => list.find((each) => isOf(each, pair))?.amount ?? 0;

  const target = new Map<number, Pose>(teeth.map(({ fdi }) => [fdi, AT_REST]));
  let reached = goal.lengthAt(ends[0]);
  for (const [at, tooth] of moved.entries()) {
    const pair = pairs[at]!;
    const gap = spaces.find((space) => isOf(space, pair))?.mm ?? 0;
    reached += gap - amountOf(taken, pair);
    const level = levelOf(teeth, tooth) + (isFront(tooth.fdi) ? raise : 0);
    target.set(tooth.fdi, poseAt(tooth, goal, reached + tooth.mesiodistal / 2, level));
    reached += tooth.mesiodistal;
  }
  return { arch: goal.arch, target, ipr: taken, spaces };
}

type Pair = readonly [SetUpTooth, SetUpTooth];
const isOf = ({ between }: { readonly between: readonly [number, number] }, [one, other]: Pair): boolean =>
  between[0] === one.fdi && between[1] === other.fdi;

const gapOf = (arch: WalkedArch, one: SetUpTooth, other: SetUpTooth): number =>
  Math.max(0, arch.lengthAt(contactsOf(other)[0]) - arch.lengthAt(contactsOf(one)[1]));

/** How far neighbouring front teeth stand apart in and out, added up, in mm. */
function irregularity(arch: WalkedArch, teeth: readonly SetUpTooth[]): number {
  const front = teeth.filter(({ fdi }) => isFront(fdi));
  const sides = front.map((tooth) => contactsOf(tooth).map((contact) => outOf(arch, contact)) as [number, number]);
  return sides.slice(1).reduce((sum, [side], at) => sum + Math.abs(side - sides[at]![1]), 0);
}

/** How far outside of an arch a point lies. */
function outOf(arch: WalkedArch, point: Vec3): number {
  const { x, z, alongX, alongZ } = arch.at(arch.lengthAt(point));
  return (point[2] - z) * alongX - (point[0] - x) * alongZ;
}

/** How far a tooth goes up to stand as high as the mean of it and its counterpart. */
function levelOf(teeth: readonly SetUpTooth[], { fdi, frame }: SetUpTooth): number {
  const other = teeth.find((each) => each.fdi % 10 === fdi % 10 && each.fdi !== fdi);
  return other ? (other.frame.origin[1] - frame.origin[1]) / 2 : 0;
}

/** The pose that brings the middle of a tooth to a length of the arch, in line with it. */
function poseAt({ fdi, frame }: SetUpTooth, arch: WalkedArch, length: number, up: number): Pose {
  const { x, z, alongX, alongZ } = arch.at(length);
  const hand = isRight(fdi) ? 1 : -1;
  const [fromX, fromZ] = [frame.mesial[0], frame.mesial[2]];
  const [toX, toZ] = [alongX * hand, alongZ * hand];
  const turn = (Math.atan2(fromZ * toX - fromX * toZ, fromX * toX + fromZ * toZ) * 180) / Math.PI;
  const [originX, , originZ] = frame.origin;
  return aboutPoint(aboutAxis([0, 1, 0], turn), frame.origin, [x - originX, up, z - originZ]);
}

/** How far upper incisors shall cover the lower ones, and the most that one jaw gives for it, in mm. */
const OVERBITE = 2;
const MOST = 1.6;

/** How far the front teeth of both jaws go up, so that the upper ones cover the lower ones as they should. */
export function raisesOf(
  { upper, lower }: Readonly<Record<'upper' | 'lower', readonly SetUpTooth[]>>,
  { bite }: Pick<Choices, 'bite'>,
): Record<'upper' | 'lower', number> {
  const edge = (teeth: readonly SetUpTooth[]): number => {
    const edges = teeth.flatMap(({ fdi, cusps }) => (fdi % 10 === 1 ? cusps.map(([, y]) => y) : []));
    return edges.reduce((sum, y) => sum + y, 0) / edges.length;
  };
  const half = ((edge(lower) - edge(upper) - OVERBITE) / 2) * bite;
  const given = Math.max(-MOST, Math.min(MOST, half));
  return { upper: given, lower: -given };
}
