import type { DocumentTooth, PlanDocument, Pose } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { isDeciduous, poseTurnedOver, turnedOver } from '../body/jaw-axes.ts';
import type { Jaw } from '../document/jaws.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';
import type { JawDesign } from './design-jaw.ts';

/** A document has its teeth as they are in the mouth: whatever comes from a design is turned over here, and only here. */
type Point = [number, number, number];

export function documentTooth({ jaw, options }: JawDesign, tooth: FramedTooth, sha256: string): DocumentTooth {
  const at = (point: Vec3): Point => turnedOver(jaw, point);
  const perhaps = (point: Vec3 | null): Point | null => point && at(point);
  const { fdi } = tooth;
  const extracted = options.extractions?.includes(fdi) ?? false;
  const state = extracted ? 'extract' : isDeciduous(fdi) ? 'deciduous' : 'present';
  return {
    fdi: fdi as DocumentTooth['fdi'],
    state,
    movable: !extracted && !(options.fixed?.includes(fdi) ?? false),
    body: { sha256 },
    ...(tooth.rootSeen && { root: 'measured' as const }),
    frame: {
      ...{ origin: at(tooth.body.center), long: at(tooth.long), mesial: at(tooth.mesial), buccal: at(tooth.buccal) },
      by: 'auto',
      confidence: tooth.confidence,
    },
    landmarks: {
      cusps: tooth.cusps.map(at),
      ...{ contactMesial: at(tooth.contactMesial), contactDistal: at(tooth.contactDistal), facial: at(tooth.facial) },
      ...{ ridgeMesial: perhaps(tooth.ridgeMesial), ridgeDistal: perhaps(tooth.ridgeDistal) },
    },
    mesiodistal: Math.min(20, Math.max(1, tooth.width)),
    pivot: at(tooth.pivot),
  };
}

/** Teeth that are known not to be there. */
export const missingTeeth = ({ teeth, options }: JawDesign): DocumentTooth[] =>
  (options.missing ?? [])
    .filter((fdi) => !teeth.some((tooth) => tooth.fdi === fdi))
    .map((fdi) => ({
      ...{ fdi: fdi as DocumentTooth['fdi'], state: 'missing', movable: false, body: null, frame: null },
      ...{ landmarks: null, mesiodistal: null, pivot: null },
    }));

export const documentPoses = (jaw: Jaw, poses: ReadonlyMap<number, Pose>): Record<string, Pose> =>
  Object.fromEntries([...poses].map(([fdi, pose]) => [String(fdi), poseTurnedOver(jaw, pose)]));

export const documentSteps = ({ jaw, stages }: JawDesign): PlanDocument['aligners'][Jaw] =>
  stages.poses.map((poses, n) => ({ n, passive: false, poses: documentPoses(jaw, poses) }));

export function documentIpr({ options, stages }: JawDesign): PlanDocument['ipr'] {
  return (options.ipr ?? []).map(({ between: [one, other], mm }) => {
    const needed = stages.meets.find(({ between }) => between.includes(one) && between.includes(other));
    return {
      between: [one, other] as PlanDocument['ipr'][number]['between'],
      amount: mm,
      split: [mm / 2, mm / 2],
      before: Math.max(1, needed?.stage ?? 1),
    };
  });
}

export const documentSpaces = ({ options }: JawDesign): PlanDocument['spaces'] =>
  (options.spaces ?? []).map(({ between: [one, other], mm }) => ({
    between: [one, other] as PlanDocument['spaces'][number]['between'],
    mm,
  }));
