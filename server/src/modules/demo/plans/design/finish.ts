import {
  FINISH_FORMAT,
  FINISH_FORMAT_VERSION,
  type FinishContent,
  type FinishedModel,
  type PlanDocument,
  USUAL_BASE_FORM,
  finishLimits,
} from '@archway/contracts';
import { AT_REST, pointIn } from '@archway/dental';
import { baseOutline, cutLineOn, gumSurface, usualLine } from '@archway/dental/finish';
import { type CutGum, cutGum, ownersOf, posedGum, usualReach } from '@archway/dental/gum';
import type { GeneratedTooth, Mesh } from '@archway/mesh';

type Jaw = 'upper' | 'lower';

/** Gum of a jaw with the teeth that it follows, in their order. */
export interface DemoGum {
  readonly gum: CutGum;
  readonly teeth: readonly number[];
}

export const demoGum = (scan: Mesh, teeth: readonly Pick<GeneratedTooth, 'fdi' | 'body'>[]): DemoGum => ({
  gum: cutGum(
    scan,
    teeth.map(({ body }) => body.positions),
    usualReach,
  ),
  teeth: teeth.map(({ fdi }) => fdi),
});

/** Post-processing of stages as it is proposed: both jaws at their last step. @param design hash of the document */
export function postProcessed(
  { aligners, teeth }: PlanDocument,
  design: string,
  gums: Readonly<Record<Jaw, DemoGum>>,
): FinishContent {
  const modelOf = (jaw: Jaw): FinishedModel | null => {
    const last = aligners[jaw].at(-1);
    const { gum, teeth: own } = gums[jaw];
    if (!last) return null;
    const poseOf = (fdi: number) => last.poses[String(fdi)] ?? AT_REST;
    const middles = teeth.flatMap(({ fdi, frame }) =>
      frame && own.includes(fdi) ? [[fdi, pointIn(poseOf(fdi), frame.origin)] as const] : [],
    );
    const surface = gumSurface({
      ...{ jaw, positions: posedGum(gum, own, poseOf), indices: gum.indices },
      ...{ owners: ownersOf(gum, own), teeth: new Map(middles) },
    });
    const { baseMargin, baseHeight } = finishLimits;
    const points = cutLineOn(surface, usualLine);
    if (!points) return null;
    return {
      step: last.n,
      cutLine: { ...usualLine, by: 'auto', points: points.map(([x, y, z]) => [x, y, z]) },
      base: {
        ...{ form: USUAL_BASE_FORM, margin: baseMargin.usual, height: baseHeight.usual },
        outline: baseOutline(points, baseMargin.usual, USUAL_BASE_FORM),
      },
      text: { position: 'left', content: '' },
    };
  };
  return {
    ...{ format: FINISH_FORMAT, formatVersion: FINISH_FORMAT_VERSION, design, kind: 'postProcess' },
    ...{ upper: modelOf('upper'), lower: modelOf('lower') },
  };
}
