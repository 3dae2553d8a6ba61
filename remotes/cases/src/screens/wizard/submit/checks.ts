import {
  type Answer,
  type PhotoPosition,
  type Intake,
  type PrescriptionQuestion,
  type RequestQuestion,
  analyseFlag,
  type doubtsEndpoints,
} from '@archway/contracts';
import type { CbctUpload } from '../../../cbct/upload/cbct-upload.ts';
import type { CbctNeed } from '../../../cbct/use-cbct-need.ts';
import type { CaseModels } from '../../../models/use-case-models.ts';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';
import type { PrescriptionForm } from '../../../prescription/use-prescription.ts';
import type { RequestForm } from '../../../request/use-request.ts';
import type { WizardStep } from '../steps.ts';

/** One thing that is looked at before a case goes out. */
export interface SubmitCheck {
  /** Text below `check.`. */
  readonly key:
    | 'basicInfo'
    | 'bothJaws'
    | 'oneJaw'
    | 'noModel'
    | 'bothModelsMissing'
    | 'cbct'
    | 'cbctMissing'
    | 'request'
    | 'requestOpen'
    | 'prescription'
    | 'prescriptionOpen'
    | 'prescriptionContradicts'
    | 'uploading'
    | 'uploadFailed'
    | 'analysing'
    | 'photos'
    | 'photosMissing'
    | 'photosUploading'
    | 'photosFailed'
    | 'photosUnconfirmed'
    | 'cbctUploading'
    | 'cbctFailed'
    | 'doubtsLoading'
    | 'doubtsNone'
    | 'doubtsAnswered'
    | 'doubtsOpen'
    | 'notAssessed';
  /** `stop` must be mended first, `look` deserves a second look, `open` is not known yet. */
  readonly state: 'good' | 'look' | 'open' | 'stop';
  /** The step that mends it; absent for what is settled here. */
  readonly step?: Exclude<WizardStep, 'submit'>;
  /** Positions that the text names. */
  readonly positions?: readonly PhotoPosition[];
  /** Questions that the text names. */
  readonly questions?: readonly (PrescriptionQuestion | RequestQuestion)[];
  /** A number that the text names. */
  readonly count?: number;
}

/** Scans and CT: what the service asks for, and what is on its way. */
interface CheckedCt {
  readonly jaws: Intake['jaws'];
  readonly need: CbctNeed;
  readonly upload?: Pick<CbctUpload, 'state'> | undefined;
}

/** What stands of the case before its submission, the worst last. */
export function submitChecks(
  complete: boolean,
  models: Pick<CaseModels, 'files' | 'uploads' | 'uploading'>,
  photos: Pick<CasePhotos, 'photos' | 'loaded' | 'uploads' | 'uploading' | 'missing' | 'required'>,
  { jaws, need, upload: cbct }: CheckedCt = { jaws: 'one', need: 'no' },
): SubmitCheck[] {
  const checks: SubmitCheck[] = [{ key: 'basicInfo', state: complete ? 'good' : 'stop', step: 'patient' }];
  checks.push(...photoChecks(photos));
  if (cbct) {
    const failed = cbct.state === 'serverError';
    checks.push({ key: failed ? 'cbctFailed' : 'cbctUploading', state: failed ? 'look' : 'stop', step: 'photos' });
  }
  if (need === 'there') checks.push({ key: 'cbct', state: 'good', step: 'photos' });
  else if (need !== 'no') checks.push({ key: 'cbctMissing', state: 'stop', step: 'photos' });
  const scans = models.files.filter((file) => file.modelType === 'scan');
  checks.push(jawsCheck(scans.length, jaws));
  if (models.uploading > 0) checks.push({ key: 'uploading', state: 'stop', step: 'models' });
  else if (models.uploads.size > 0) checks.push({ key: 'uploadFailed', state: 'look', step: 'models' });
  const flags = scans.map((file) => file.analyseFlag);
  if (flags.includes(analyseFlag.running)) checks.push({ key: 'analysing', state: 'open', step: 'models' });
  return checks;
}

function photoChecks(photos: Parameters<typeof submitChecks>[2]): SubmitCheck[] {
  const { missing, uploading } = photos;
  if (!photos.loaded) return [];
  const failed = photos.uploads.filter(({ state }) => state === 'serverError').length;
  const unconfirmed = photos.photos.filter(({ automatic }) => automatic).length;
  const checks: SubmitCheck[] = [];
  if (missing.length > 0) checks.push({ key: 'photosMissing', state: 'stop', step: 'photos', positions: missing });
  else if (photos.required.length > 0) checks.push({ key: 'photos', state: 'good', step: 'photos' });
  if (uploading > 0) checks.push({ key: 'photosUploading', state: 'stop', step: 'photos' });
  if (failed > 0) checks.push({ key: 'photosFailed', state: 'look', step: 'photos', count: failed });
  if (unconfirmed > 0) checks.push({ key: 'photosUnconfirmed', state: 'look', step: 'photos', count: unconfirmed });
  return checks;
}

/** What a prescription lacks, or where it contradicts itself; nothing while it is not known. */
export function prescriptionChecks({
  loaded,
  missing,
  contradictions,
}: Pick<PrescriptionForm, 'loaded' | 'missing' | 'contradictions'>): SubmitCheck[] {
  if (!loaded) return [];
  const step = 'prescription';
  const checks: SubmitCheck[] = [];
  if (missing.length > 0) checks.push({ key: 'prescriptionOpen', state: 'stop', step, questions: missing });
  if (contradictions.length > 0) {
    checks.push({ key: 'prescriptionContradicts', state: 'stop', step, count: contradictions.length });
  }
  return checks.length > 0 ? checks : [{ key: 'prescription', state: 'good', step }];
}

/** What a request lacks; nothing while it is not known. */
export function requestChecks({ loaded, missing }: Pick<RequestForm, 'loaded' | 'missing'>): SubmitCheck[] {
  if (!loaded) return [];
  return missing.length > 0
    ? [{ key: 'requestOpen', state: 'stop', step: 'request', questions: missing }]
    : [{ key: 'request', state: 'good', step: 'request' }];
}

function jawsCheck(count: number, asked: Intake['jaws']): SubmitCheck {
  if (asked === 'both' && count < 2) return { key: 'bothModelsMissing', state: 'stop', step: 'models' };
  if (count === 0) return { key: 'noModel', state: 'stop', step: 'models' };
  return count === 1
    ? { key: 'oneJaw', state: 'look', step: 'models' }
    : { key: 'bothJaws', state: 'good', step: 'models' };
}

/** What the machine doubts: nothing goes out before each point is corrected or confirmed. */
export function doubtChecks(found: Answer<typeof doubtsEndpoints.list> | null): SubmitCheck[] {
  if (!found) return [{ key: 'doubtsLoading', state: 'stop' }];
  const all = found.doubts.length;
  const open = found.doubts.filter(({ answer }) => answer === null).length;
  const { models, photos } = found.notAssessed;
  const unknown = models + photos;
  return [
    open > 0
      ? { key: 'doubtsOpen', state: 'stop', count: open }
      : all > 0
        ? { key: 'doubtsAnswered', state: 'good', count: all }
        : { key: 'doubtsNone', state: 'good' },
    ...(unknown > 0 ? [{ key: 'notAssessed', state: 'open', count: unknown } as const] : []),
  ];
}

export const isBlocked = (checks: readonly SubmitCheck[]): boolean => checks.some((check) => check.state === 'stop');
