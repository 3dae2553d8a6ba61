import type { DocumentTooth, PlanDocument, Pose } from '@archway/contracts';
import { type Jaw, frameIn, jawOf } from '@archway/dental';
import { type Vec3, add, dot, scale } from '@archway/geometry';
import { type IprMark, iprMarks } from '../tables/extras-at.ts';

/** Something that is written beside a tooth, in the frame of its jaw. */
export interface Mark {
  readonly key: string;
  readonly jaw: Jaw;
  readonly at: Vec3;
  /** The side that it stands on looks at the reader. */
  readonly seen: boolean;
}

/** Below this the side of a tooth is seen too much from the edge. */
const FACING = 0.12;

/** Numbers stand on the gum as it is seen: below the crown from outside, beside it from the biting edge. */
export function numberMark(tooth: DocumentTooth, pose: Pose, reader: (jaw: Jaw) => Vec3): Mark | null {
  if (!tooth.frame) return null;
  const jaw = jawOf(tooth.fdi);
  const { origin, long, buccal } = frameIn(pose, tooth.frame);
  const towards = reader(jaw);
  const above = Math.abs(dot(long, towards));
  const at = add(origin, add(scale(long, -9 * (1 - above)), scale(buccal, 3 + 5.5 * above)));
  return { key: String(tooth.fdi), jaw, at, seen: dot(buccal, towards) > FACING || above > 0.75 };
}

/** Enamel may be taken at a contact more than once. */
export const iprKey = ({ between, before }: Pick<IprMark, 'between' | 'before'>): string =>
  `${between.join('-')} ${before}`;

/** Enamel that is due or planned, at its contact. */
export function iprPlaces(
  document: PlanDocument,
  stage: number,
  poseOf: (fdi: number) => Pose,
  reader: (jaw: Jaw) => Vec3,
): (Mark & { readonly ipr: IprMark })[] {
  return iprMarks(document, Math.round(stage), poseOf).flatMap((ipr) => {
    if (ipr.time === 'done') return [];
    const [fdi] = ipr.between;
    const frame = document.teeth.find((tooth) => tooth.fdi === fdi)?.frame;
    if (!frame) return [];
    const jaw = jawOf(fdi);
    const { buccal, long } = frameIn(poseOf(fdi), frame);
    const towards = reader(jaw);
    const seen = dot(buccal, towards) > FACING || Math.abs(dot(long, towards)) > 0.75;
    return [{ key: iprKey(ipr), jaw, at: add(ipr.at, scale(buccal, 2)), seen, ipr }];
  });
}

interface Placed {
  readonly x: number;
  readonly y: number;
}

/** Whether a label would cover one that stands already. @param room of a label, pixels */
export const isFree = ({ x, y }: Placed, taken: readonly Placed[], room: readonly [number, number]): boolean =>
  taken.every((other) => Math.abs(other.x - x) > room[0] || Math.abs(other.y - y) > room[1]);
