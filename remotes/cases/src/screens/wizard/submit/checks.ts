import type { CaseModel } from '@archway/contracts';
import { analyseFlag, type CaseModels } from '../../../models/use-case-models.ts';
import { looksLikeOtherJaw } from '../../../uploads/model-upload.ts';

/** One thing that is looked at before a case goes out. */
export interface SubmitCheck {
  /** Text below `check.`. */
  readonly key:
    | 'basicInfo'
    | 'bothJaws'
    | 'oneJaw'
    | 'noModel'
    | 'uploading'
    | 'uploadFailed'
    | 'analysing'
    | 'analysisFailed'
    | 'otherJaw';
  /** `stop` must be mended first, `look` deserves a second look, `open` is not known yet. */
  readonly state: 'good' | 'look' | 'open' | 'stop';
  /** The step that mends it. */
  readonly step: 'patient' | 'models';
}

/** What stands of the case before its submission, the worst last. */
export function submitChecks(
  complete: boolean,
  models: Pick<CaseModels, 'files' | 'uploads' | 'uploading'>,
): SubmitCheck[] {
  const checks: SubmitCheck[] = [{ key: 'basicInfo', state: complete ? 'good' : 'stop', step: 'patient' }];
  const scans = models.files.filter((file) => file.modelType === 'scan');
  checks.push(jawsCheck(scans.length));
  if (models.uploading > 0) checks.push({ key: 'uploading', state: 'stop', step: 'models' });
  else if (models.uploads.size > 0) checks.push({ key: 'uploadFailed', state: 'look', step: 'models' });
  const flags = scans.map((file) => file.analyseFlag);
  if (flags.includes(analyseFlag.running)) checks.push({ key: 'analysing', state: 'open', step: 'models' });
  if (flags.includes(analyseFlag.failed)) checks.push({ key: 'analysisFailed', state: 'look', step: 'models' });
  if (scans.some(seemsSwapped)) checks.push({ key: 'otherJaw', state: 'look', step: 'models' });
  return checks;
}

function jawsCheck(count: number): SubmitCheck {
  if (count === 0) return { key: 'noModel', state: 'stop', step: 'models' };
  return count === 1
    ? { key: 'oneJaw', state: 'look', step: 'models' }
    : { key: 'bothJaws', state: 'good', step: 'models' };
}

const seemsSwapped = ({ jaw, analysis }: CaseModel): boolean =>
  analysis !== null && looksLikeOtherJaw(jaw, { jaw: analysis.jawGuess, confidence: analysis.jawConfidence });

export const isBlocked = (checks: readonly SubmitCheck[]): boolean => checks.some((check) => check.state === 'stop');
