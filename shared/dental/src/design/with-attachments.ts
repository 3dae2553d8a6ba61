import type { DesignProblemName, PlanDocument } from '@archway/contracts';
import { type ByMovement, attachmentsByMovement, nextAttachmentId } from '../attach/by-movement.ts';
import type { BodyMesh } from '../attach/crown-surface.ts';
import { verticesTurnedOver } from '../body/jaw-axes.ts';
import { type Jaw, jawOf, jaws } from '../document/jaws.ts';
import type { JawDesign } from './design-jaw.ts';
import type { DesignProblem } from './problem.ts';

const names: Readonly<Partial<Record<ByMovement['without'][number]['why'], DesignProblemName>>> = {
  noAttachment: 'attachmentForbidden',
  noRoom: 'attachmentWithoutRoom',
};

/** A plan with the attachments that its movements ask for, and which teeth go without. */
export function withAttachments(
  document: PlanDocument,
  designs: ReadonlyMap<Jaw, JawDesign>,
): { readonly document: PlanDocument; readonly problems: readonly DesignProblem[] } {
  const bodies = new Map<number, BodyMesh>();
  for (const { jaw, teeth } of designs.values())
    for (const { fdi, body } of teeth)
      bodies.set(fdi, { positions: verticesTurnedOver(jaw, body.positions), indices: body.indices });
  const noAttachment = new Set([...designs.values()].flatMap(({ options }) => options.noAttachment ?? []));
  const { placed, without } = attachmentsByMovement(document, bodies, { noAttachment });
  const made = placed.reduce((plan, { rule: _, ...each }): PlanDocument => {
    const id = nextAttachmentId(plan, each.fdi);
    return { ...plan, attachments: [...plan.attachments, { id, ...each }] };
  }, document);
  const problems = jaws.flatMap((jaw) =>
    Object.entries(names).flatMap(([why, problem]): DesignProblem[] => {
      const teeth = without.filter((each) => each.why === why && jawOf(each.fdi) === jaw).map(({ fdi }) => fdi);
      return teeth.length > 0 ? [{ problem, jaw, teeth }] : [];
    }),
  );
  return { document: made, problems };
}
