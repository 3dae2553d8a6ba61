import type { PlanDocument } from '@archway/contracts';
import type { Mesh } from '@archway/mesh';
import { type Jaw, jawOf } from '../document/jaws.ts';
import { poseAtStage } from '../document/stages.ts';
import { type CutGum, cutGum } from '../gum/cut-gum.ts';
import { usualReach } from '../gum/gum-weights.ts';
import { posedGum } from '../gum/posed-gum.ts';

/** The meshes of a jaw of a plan, ready to stand at any of its stages. */
export interface ReadyJaw {
  readonly jaw: Jaw;
  /** Where they were scanned, by FDI number. */
  readonly bodies: ReadonlyMap<number, Mesh>;
  readonly gum: CutGum;
  /** Whose bones the gum has, in their order. */
  readonly teeth: readonly number[];
}

/** Cuts the gum of a jaw, as whoever looks at the plan sees it. @param scan the jaw as it was scanned */
export function readyJaw(
  { teeth, gum }: Pick<PlanDocument, 'teeth' | 'gum'>,
  jaw: Jaw,
  scan: Mesh,
  bodies: ReadonlyMap<number, Mesh>,
): ReadyJaw {
  const own = teeth.flatMap(({ fdi }) => {
    const body = jawOf(fdi) === jaw ? bodies.get(fdi) : undefined;
    return body ? [{ fdi, body }] : [];
  });
  const { rigid, radius } = gum ?? usualReach;
  const points = own.map(({ body }) => body.positions);
  return { jaw, bodies, gum: cutGum(scan, points, { rigid, radius }), teeth: own.map(({ fdi }) => fdi) };
}

/** Where the gum of a jaw lies at a stage, mm. */
export const standingGum = (document: PlanDocument, { gum, teeth }: ReadyJaw, stage: number): Float64Array =>
  posedGum(gum, teeth, (fdi) => poseAtStage(document, fdi, stage));
