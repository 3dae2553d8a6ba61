import { type CaseFinding, type DoubtObject, type ServiceId, requestKindOf, serviceTypes } from '@archway/contracts';
import type { WizardStep } from '../screens/wizard/steps.ts';

type Files = readonly Pick<DoubtObject, 'kind' | 'id'>[];

/** Whether every file that a finding is about has given way to another, or is gone. One about no file never has. */
export const isReplaced = ({ objects }: Pick<CaseFinding, 'objects'>, files: Files): boolean =>
  objects.length > 0 && objects.every(({ kind, id }) => !files.some((file) => file.kind === kind && file.id === id));

/** Whether a finding asks for other data; one of an older record does. */
export const asksForData = ({ weight }: Pick<CaseFinding, 'weight'>): boolean => weight !== 'note';

/** The step of the intake in which it is put right. */
export function stepFor(
  { reason, objects }: Pick<CaseFinding, 'reason' | 'objects'>,
  service: ServiceId = serviceTypes.aligner.id,
): WizardStep {
  if (reason === 'prescriptionUnclear') return requestKindOf(service) ? 'request' : 'prescription';
  if (reason === 'basicInfoWrong') return 'patient';
  if (reason === 'biteMissing' || reason === 'modelMissing') return 'models';
  const [first] = objects;
  return first?.kind === 'model' ? 'models' : 'photos';
}
