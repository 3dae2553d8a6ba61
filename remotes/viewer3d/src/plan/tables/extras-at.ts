import type { PlanDocument, Pose } from '@archway/contracts';
import { placeInArch, pointIn } from '@archway/dental';
import { type Vec3, add, mean, scale } from '@archway/geometry';

/** When enamel is taken, seen from a stage. */
export type IprTime = 'done' | 'due' | 'planned';

export interface IprMark {
  readonly between: readonly [number, number];
  /** In mm. */
  readonly amount: number;
  readonly before: number;
  readonly time: IprTime;
  /** Where it is taken, in the frame of its jaw. */
  readonly at: Vec3;
}

const timeOf = (before: number, stage: number): IprTime =>
  before < stage ? 'done' : before === stage ? 'due' : 'planned';

/** Where a tooth touches a neighbour: its landmark, or else half of its width from its origin. */
function contactOf(document: PlanDocument, fdi: number, neighbour: number, pose: Pose): Vec3 | null {
  const tooth = document.teeth.find((each) => each.fdi === fdi);
  if (!tooth?.frame) return null;
  const { origin, mesial } = tooth.frame;
  const middle = 7.5;
  const isMesial =
    Math.abs(placeInArch(neighbour) - middle) < Math.abs(placeInArch(fdi) - middle) || crosses(fdi, neighbour);
  const found = tooth.landmarks?.[isMesial ? 'contactMesial' : 'contactDistal'];
  const half = ((tooth.mesiodistal ?? 7) / 2) * (isMesial ? 1 : -1);
  return pointIn(pose, found ?? add(origin, scale(mesial, half)));
}

/** Neighbours on either side of the midline touch each other with their mesial sides. */
const crosses = (one: number, other: number): boolean => placeInArch(one) < 8 !== placeInArch(other) < 8;

/** Where enamel is taken, and whether it was taken before a stage. */
export function iprMarks(document: PlanDocument, stage: number, poseOf: (fdi: number) => Pose): IprMark[] {
  return document.ipr.flatMap(({ between: [one, other], amount, before }): IprMark[] => {
    const points = [
      contactOf(document, one, other, poseOf(one)),
      contactOf(document, other, one, poseOf(other)),
    ].filter((point) => point !== null);
    const time = document.kind === 'target' ? 'planned' : timeOf(before, stage);
    return points.length === 0 ? [] : [{ between: [one, other], amount, before, time, at: mean(points) }];
  });
}

type Attachment = PlanDocument['attachments'][number];

/** Whether an attachment or an elastic is worn at a stage; those of a target are there once its teeth have moved. */
export const isWorn = (
  { from, to }: Pick<Attachment, 'from' | 'to'>,
  kind: PlanDocument['kind'],
  stage: number,
): boolean => (kind === 'target' ? stage > 0 : from <= stage && stage <= to);
