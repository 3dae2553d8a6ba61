import type { CaseDoubt, CaseFinding, QualityReport } from '@archway/contracts';
import type { Database } from '../../../../infrastructure/database/database.ts';
import type { Caller } from '../../../../context.ts';
import { lookAtData } from '../../doubts/case-doubts.ts';
import { inspectionLines } from '../../record/record-repository.ts';
import { type CaseKey, requireVersion } from '../../scope/case-access.ts';
import { openFindings } from './finding-repository.ts';
import { mayInspect } from './findings.ts';
import { roundsOf } from './rounds.ts';

/** Whether a finding was made of what the machine doubts here. */
const tells = (finding: CaseFinding, doubt: CaseDoubt): boolean =>
  finding.reason === doubt.reason &&
  finding.objects.length === doubt.objects.length &&
  finding.objects.every(({ id }, at) => id === doubt.objects[at]?.id);

/** The inspections of a version, and for whoever inspects it what was written so far. @throws Refusal recordNotFound */
export async function qualityReportOf(db: Database, caller: Caller, key: CaseKey): Promise<QualityReport> {
  const found = await requireVersion(db, caller, key);
  const inspects = mayInspect(found);
  const { objects, doubts } = await lookAtData(db, key);
  const open = inspects ? await openFindings(db, key) : [];
  return {
    rounds: roundsOf(await inspectionLines(db, key)),
    open: open.map(({ findingId, finding, by, at }) => ({ findingId, ...finding, by, at: at.toISOString() })),
    objects,
    proposals: inspects ? doubts.filter((doubt) => !open.some(({ finding }) => tells(finding, doubt))) : [],
    mayInspect: inspects,
  };
}
