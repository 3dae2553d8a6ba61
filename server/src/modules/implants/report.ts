import {
  type CaseImplantReport,
  type ImplantReport,
  caseStatus,
  emptyImplant,
  emptyReport,
  entrustTo,
  requestKindOf,
  undecidedPositions,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import {
  type CaseKey,
  type VisibleVersion,
  askedIn,
  auditChange,
  auditView,
  canonicalJson,
  changedFields,
  lockVersion,
  recordAction,
  requireVersion,
  tellCaseChanged,
} from '../cases/api.ts';
import { noticeOfReport } from './notice.ts';
import { findReport, issueDraft, putDraft } from './repository.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** @throws Refusal requestMismatch for a case of another service */
function requireImplants({ record }: VisibleVersion): void {
  if (requestKindOf(record.serviceType) !== 'implant') throw new Refusal('requestMismatch');
}

/** Whoever designs the case: the practice where its doctor does, and the design side otherwise. */
const mayWrite = ({ sides, version }: VisibleVersion): boolean =>
  sides.has('platform') || sides.has(version.entrust === entrustTo.self ? 'practice' : 'design');

/** Statuses in which nothing was handed over to plan with, or nothing is planned any more. */
const closed: readonly number[] = [caseStatus.unsubmitted, caseStatus.obsolete];

/** @throws Refusal requestMismatch, noPermission, transitionRefused */
function requireWritable(found: VisibleVersion): void {
  requireImplants(found);
  if (!mayWrite(found)) throw new Refusal('noPermission');
  if (closed.includes(found.version.status)) throw new Refusal('transitionRefused');
}

async function read(db: Querier, found: VisibleVersion, key: CaseKey): Promise<CaseImplantReport> {
  const known = await findReport(db, key);
  const { draft, issued, issuedTime, savedTime, revision } = known?.row ?? {};
  const writes = mayWrite(found) && !closed.includes(found.version.status);
  const standing = draft ?? (writes ? await begunFrom(db, found, key) : emptyReport);
  return {
    issued:
      known && issued && issuedTime
        ? { report: mutable(issued), by: known.issuedBy, at: issuedTime.toISOString() }
        : null,
    draft: writes
      ? {
          report: mutable(standing),
          revision: revision ?? 0,
          saved: known && savedTime ? { by: known.savedBy, at: savedTime.toISOString() } : null,
          differs: draft !== undefined && canonicalJson(draft) !== canonicalJson(issued ?? emptyReport),
        }
      : null,
  };
}

/** A report that nobody has written yet begins with the positions and the system that were asked for. */
async function begunFrom(db: Querier, { record }: VisibleVersion, key: CaseKey): Promise<ImplantReport> {
  const asked = await askedIn(db, record, key);
  if (asked.kind !== 'implant') return emptyReport;
  return { ...emptyReport, implants: asked.positions.map((position) => emptyImplant(position, asked.system)) };
}

/** Pages and the database type its list as read-only, the wire does not. */
const mutable = ({ implants, conclusion }: ImplantReport) => ({ implants: [...implants], conclusion });

/** @throws Refusal recordNotFound, requestMismatch */
export async function reportOf(db: Database, caller: Caller, key: CaseKey): Promise<CaseImplantReport> {
  const found = await requireVersion(db, caller, key);
  requireImplants(found);
  await auditView(db, caller, key, 'implantReport');
  return read(db, found, key);
}

/** @throws Refusal recordNotFound, requestMismatch, noPermission, transitionRefused, caseChanged */
export function saveReport(
  context: Context,
  caller: Caller,
  key: CaseKey,
  { report, revision }: { readonly report: ImplantReport; readonly revision: number },
): Promise<{ revision: number }> {
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    requireWritable(found);
    const known = (await findReport(tx, key))?.row;
    if ((known?.revision ?? 0) !== revision) throw new Refusal('caseChanged');
    const written = await putDraft(tx, key, report, caller.userId);
    const fields = changedFields(known?.draft ?? emptyReport, report);
    await auditChange(tx, key, { userId: caller.userId, roles: found.roles }, 'saveImplantReport', { fields });
    return { revision: written };
  });
}

/** @throws Refusal as `saveReport`, and implantReportIncomplete */
export function issueReport(
  context: Context,
  caller: Caller,
  key: CaseKey,
  revision: number,
): Promise<CaseImplantReport> {
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    requireWritable(found);
    const known = (await findReport(tx, key))?.row;
    if (!known || known.revision !== revision) throw new Refusal('caseChanged');
    const open = undecidedPositions(known.draft);
    if (open.length > 0) throw new Refusal('implantReportIncomplete', { name: open.join(', ') });
    await issueDraft(tx, key, caller.userId);
    const { status } = found.version;
    await recordAction(tx, {
      ...{ ...key, action: 'issueImplantReport', from: status, to: status },
      ...{ userId: caller.userId, roles: found.roles, asAdmin: found.sides.has('platform') },
    });
    await noticeOfReport(context, tx, caller, found);
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    return read(tx, found, key);
  });
}
