import {
  type CaseFinding,
  type CaseMachine,
  type ChangedSubject,
  type FindingWeight,
  type InspectedKind,
  type InspectionReason,
  MOST_FINDINGS,
  OWN_WORDS,
  caseMachine,
  caseStatus,
  isReasonFor,
  mayTake,
  rowsOf,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../../context.ts';
import type { Querier, Transaction } from '../../../../infrastructure/database/database.ts';
import { auditChange } from '../../audit/append.ts';
import { lookAtData } from '../../doubts/case-doubts.ts';
import { type CaseKey, type VisibleVersion, lockVersion } from '../../scope/case-access.ts';
import { deleteFinding, findFinding, insertFinding, openFindings, updateFinding } from './finding-repository.ts';

/** What an open finding says besides what it is about. */
export interface FindingWords {
  readonly weight: FindingWeight;
  readonly words?: string | null | undefined;
}

export interface NewFinding extends FindingWords {
  readonly object: { readonly kind: Exclude<InspectedKind, 'case'>; readonly id: string } | null;
  readonly reason: InspectionReason;
}

type Context = Pick<AppContext, 'db'>;

/** The end that somebody has to be able to give an inspection in order to write in its report. */
const end = 'passInspection' satisfies CaseMachine['actions'][number];

/** Whether the reader may write in the report of this version, apart from where it stands. */
const inspects = ({ version, roles }: VisibleVersion): boolean =>
  rowsOf(caseMachine, version.entrust).some((row) => row.action === end && mayTake(row, roles));

/** Whether the reader may write in it now. */
export const mayInspect = (found: VisibleVersion): boolean =>
  found.version.version === found.record.version && found.version.status === caseStatus.inspecting && inspects(found);

interface Written {
  readonly findingId: string;
}

/** Writes in the report while it is written, the case locked. @throws Refusal recordNotFound, noPermission, notInspecting */
const writing = (
  { db }: Context,
  caller: Caller,
  key: CaseKey,
  subject: ChangedSubject,
  write: (tx: Transaction) => Promise<Written>,
): Promise<Written> =>
  db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    if (!inspects(found)) throw new Refusal('noPermission');
    if (!mayInspect(found)) throw new Refusal('notInspecting');
    const written = await write(tx);
    await auditChange(tx, key, { userId: caller.userId, roles: found.roles }, subject, { ids: [written.findingId] });
    return written;
  });

/** The finding with what was said of it; words that stand alone must be there. @throws Refusal findingWordsRequired */
function worded(finding: CaseFinding, { weight, words }: FindingWords): CaseFinding {
  const said = words?.trim();
  if (finding.reason === OWN_WORDS && !said) throw new Refusal('findingWordsRequired');
  const { reason, objects, values } = finding;
  return { reason, objects, values, weight, ...(said && { words: said }) };
}

async function insert(tx: Transaction, key: CaseKey, finding: CaseFinding, caller: Caller) {
  if ((await openFindings(tx, key)).length >= MOST_FINDINGS) throw new Refusal('findingLimit', { num: MOST_FINDINGS });
  return { findingId: await insertFinding(tx, key, finding, caller.userId) };
}

/**
 * Writes down what is wrong with a file of the version, or with the case.
 * @throws Refusal recordNotFound, noPermission, notInspecting; caseChanged for a file that is not there any more;
 *   findingNotFitting, findingWordsRequired, findingLimit
 */
export const addFinding = (context: Context, caller: Caller, key: CaseKey, given: NewFinding) =>
  writing(context, caller, key, 'addFinding', async (tx) => {
    const { object, reason } = given;
    if (!isReasonFor(object?.kind ?? 'case', reason)) throw new Refusal('findingNotFitting');
    const { objects } = object ? await lookAtData(tx, key) : { objects: [] };
    const found = objects.filter(({ kind, id }) => kind === object?.kind && id === object.id);
    if (object && found.length === 0) throw new Refusal('caseChanged');
    return insert(tx, key, worded({ reason, objects: found, values: {} }, given), caller);
  });

/** Makes a finding of what the machine doubts. @throws Refusal as `addFinding`; caseChanged when it doubts that no more */
export const adoptDoubt = (context: Context, caller: Caller, key: CaseKey, doubtKey: string, words: FindingWords) =>
  writing(context, caller, key, 'addFinding', async (tx) => {
    const { doubts } = await lookAtData(tx, key);
    const doubt = doubts.find((each) => each.key === doubtKey);
    if (!doubt) throw new Refusal('caseChanged');
    const { reason, objects, values } = doubt;
    return insert(tx, key, worded({ reason, objects, values }, words), caller);
  });

/** @throws Refusal recordNotFound, noPermission, notInspecting, findingWordsRequired */
export const changeFinding = (
  context: Context,
  caller: Caller,
  key: CaseKey,
  findingId: string,
  words: FindingWords,
): Promise<Written> =>
  writing(context, caller, key, 'changeFinding', async (tx) => {
    const finding = await findFinding(tx, key, findingId);
    if (!finding) throw new Refusal('recordNotFound');
    await updateFinding(tx, key, findingId, worded(finding, words));
    return { findingId };
  });

/** @throws Refusal recordNotFound, noPermission, notInspecting */
export const removeFinding = (context: Context, caller: Caller, key: CaseKey, findingId: string): Promise<Written> =>
  writing(context, caller, key, 'removeFinding', async (tx) => {
    if (!(await deleteFinding(tx, key, findingId))) throw new Refusal('recordNotFound');
    return { findingId };
  });

/** Findings of the inspection that is under way, as the record keeps them at its end. */
export const findingsSoFar = async (db: Querier, key: CaseKey): Promise<CaseFinding[]> =>
  (await openFindings(db, key)).map(({ finding }) => finding);

/** How many of them ask for other data. */
export const askedFor = async (db: Querier, key: CaseKey): Promise<number> =>
  (await findingsSoFar(db, key)).filter(({ weight }) => weight !== 'note').length;
