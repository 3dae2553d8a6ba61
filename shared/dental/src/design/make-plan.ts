import { PLAN_FORMAT, PLAN_FORMAT_VERSION, type PlanDocument, type Pose, documentLimits } from '@archway/contracts';
import { archInDocument } from '../arch/document-arch.ts';
import type { Jaw } from '../document/jaws.ts';
import { jaws } from '../document/jaws.ts';
import { AT_REST } from '../pose/pose.ts';
import { usualLimits } from '../staging/limits.ts';
import type { JawDesign } from './design-jaw.ts';
import { opposingDepths } from './opposing.ts';
import {
  documentIpr,
  documentPoses,
  documentSpaces,
  documentSteps,
  documentTooth,
  missingTeeth,
} from './plan-parts.ts';
import type { DesignProblem } from './problem.ts';

/** What documents say that they were made by: another version may design otherwise. */
const ENGINE = { name: 'archway-design', version: '1.1.0', seed: 0 } as const;

/** A jaw with the names of its meshes: SHA-256 of the files that hold them, in hex. */
export interface NamedDesign {
  readonly design: JawDesign;
  readonly scan: string;
  /** Of each tooth's body. */
  readonly bodies: ReadonlyMap<number, string>;
}

export interface PlanParts {
  readonly kind: PlanDocument['kind'];
  readonly upper: NamedDesign | null;
  readonly lower: NamedDesign | null;
  /** Where the upper jaw stands over the lower one; null where nobody knows. */
  readonly bite: { readonly from: 'scan' | 'manual'; readonly upper: Pose } | null;
}

type Check = PlanDocument['checks'][number];

/** What was found at each stage: between neighbours, and between the jaws where the bite is known. */
function checksOf({ jaw, stages }: JawDesign, opposing: readonly number[] | null): Check[] {
  return stages.depths.map((depth, n) => ({
    ...{ jaw, n },
    penetration: Math.max(0, depth, opposing?.[n] ?? 0),
    baseline: Math.max(stages.baseline, opposing?.[0] ?? 0),
    opposing: opposing ? 'assessed' : 'notAssessed',
  }));
}

/** The document of a design, in the form that is kept and exchanged; or why it would be none. */
export function makePlan(
  parts: PlanParts,
): { readonly document: PlanDocument } | { readonly refused: readonly DesignProblem[] } {
  const { kind, bite } = parts;
  const named = jaws.flatMap((jaw) => (parts[jaw] ? [parts[jaw]] : []));
  const tooLong = named.filter(({ design }) => design.stages.poses.length - 1 > documentLimits.steps);
  if (tooLong.length > 0 && kind === 'step')
    return { refused: tooLong.map(({ design: { jaw } }) => ({ problem: 'tooManyStages', jaw })) };
  const opposing =
    bite && parts.upper && parts.lower ? opposingDepths(parts.upper.design, parts.lower.design, bite.upper) : null;
  const ofBoth = <T>(of: (named: NamedDesign) => T, none: T): Record<Jaw, T> => ({
    upper: parts.upper ? of(parts.upper) : none,
    lower: parts.lower ? of(parts.lower) : none,
  });
  const designs = named.map(({ design }) => design);
  const inSequence = designs.filter(({ options }) => kind === 'step' && options.sequence).map(({ jaw }) => jaw);
  return {
    document: {
      ...{ format: PLAN_FORMAT, formatVersion: PLAN_FORMAT_VERSION, kind, source: null, engine: ENGINE },
      axes: { unit: 'mm', up: '+y', front: '+z', left: '+x' },
      bite: bite ?? { from: 'none', upper: AT_REST },
      jaws: ofBoth<PlanDocument['jaws'][Jaw]>(({ design, scan }) => ({ sha256: scan, faces: design.faces }), null),
      vertexLabels: { upper: null, lower: null },
      teeth: named.flatMap(({ design, bodies }) => [
        ...design.teeth.map((tooth) => documentTooth(design, tooth, bodies.get(tooth.fdi)!)),
        ...missingTeeth(design),
      ]),
      target: Object.assign({}, ...designs.map(({ jaw, target }) => documentPoses(jaw, target.poses))),
      arches: ofBoth(({ design: { jaw, target } }) => target.arch && archInDocument(jaw, target.arch), null),
      limits: designs[0]?.options.limits ?? usualLimits,
      aligners: ofBoth<PlanDocument['aligners'][Jaw]>(
        ({ design }) => (kind === 'step' ? documentSteps(design) : []),
        [],
      ),
      ...(inSequence.length > 0 && { inSequence }),
      ipr: designs.flatMap(documentIpr),
      spaces: designs.flatMap(documentSpaces),
      ...{ attachments: [], pontics: [], overcorrection: [], locked: [], gum: null },
      checks: kind === 'step' ? designs.flatMap((design) => checksOf(design, opposing)) : [],
    },
  };
}
