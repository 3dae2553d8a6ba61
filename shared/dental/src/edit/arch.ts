import type { PlanDocument, Pose } from '@archway/contracts';
import { archInDocument } from '../arch/document-arch.ts';
import type { Jaw } from '../document/jaws.ts';
import type { ArchForm } from '../target/arch-curve.ts';
import type { KeptRules } from './rules.ts';
import { withTargets } from './targets.ts';

/** The line of a jaw, and the targets of its teeth on it. @throws NotEdited as other targets do */
export function withArch(
  document: PlanDocument,
  jaw: Jaw,
  form: ArchForm,
  targets: ReadonlyMap<number, Pose>,
  rules: KeptRules,
): PlanDocument {
  const aimed = withTargets(document, targets, rules);
  return { ...aimed, arches: { ...aimed.arches, [jaw]: archInDocument(jaw, form) } };
}
