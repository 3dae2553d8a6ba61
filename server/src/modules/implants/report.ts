import {
  type Answer,
  type CaseImplantReport,
  type ImplantReport,
  caseStatus,
  emptyImplant,
  emptyReport,
  entrustTo,
  hasDuty,
  IMPLANT_SECTION,
  type implantReportEndpoints,
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
  noticeToSide,
  recordAction,
  requireVersion,
  tellCaseChanged,
} from '../cases/api.ts';
import { findReport, issueDraft, putDraft } from './repository.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** @throws Refusal requestMismatch for a case of another service */
function requireImplants({ record }: VisibleVersion): void {
  if (requestKindOf(record.serviceType) !== 'implant') throw new Refusal('requestMismatch');
}

/** Whoever designs the case: clinicians of the practice where its doctor does, and designers otherwise. */
const mayWrite = ({ sides, roles, version }: VisibleVersion): boolean =>
  sides.has('platform') ||
  (version.entrust === entrustTo.self ? hasDuty(roles, 'treat') : hasDuty(roles, 'target', 'step', 'finish'));

/** Statuses in which nothing was handed over to plan with, or nothing is planned any more. */
const closed: readonly number[] = [caseStatus.unsubmitted, caseStatus.obsolete];

/** @throws Refusal requestMismatch, noPermission, transitionRefused */
function requireWritable(found: VisibleVersion): void {
  requireImplants(found);
  if (!mayWrite(found)) throw new Refusal('noPermission');
  if (closed.includes(found.version.status)) throw new Refusal('transitionRefused');
}

/** Whether a draft says something else than what was issued. */
const differs = (draft: ImplantReport, issued: ImplantReport | null | undefined): boolean =>
  canonicalJson(draft) !== canonicalJson(issued ?? emptyReport);

async function read(db: Querier, found: VisibleVersion, key: CaseKey): Promise<CaseImplantReport> {
  const known = await findReport(db, key);
  const { draft, issued, issuedTime, savedTime, revision } = known?.row ?? {};
  const writes = mayWrite(found) && !closed.includes(found.version.status);
  return {
    issued: known && issued && issuedTime ? { report: issued, by: known.issuedBy, at: issuedTime.toISOString() } : null,
    draft: writes
      ? {
          report: draft ?? (await begunFrom(db, found, key)),
          revision: revision ?? 0,
          saved: known && savedTime ? { by: known.savedBy, at: savedTime.toISOString() } : null,
          differs: draft !== undefined && differs(draft, issued),
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
): Promise<Answer<typeof implantReportEndpoints.save>> {
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    requireWritable(found);
    const known = (await findReport(tx, key))?.row;
    if ((known?.revision ?? 0) !== revision) throw new Refusal('caseChanged');
    const written = await putDraft(tx, key, report, caller.userId);
    const fields = changedFields(known?.draft ?? emptyReport, report);
    await auditChange(tx, key, { userId: caller.userId, roles: found.roles }, 'saveImplantReport', { fields });
    return { revision: written, differs: differs(report, known?.issued) };
  });
}

/** @throws Refusal as `saveReport`, and implantReportEmpty, implantReportIncomplete */
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
    if ((known?.revision ?? 0) !== revision) throw new Refusal('caseChanged');
    requireComplete(known?.draft ?? (await begunFrom(tx, found, key)));
    // Pressed twice, or what came back to what it was: nobody is told of it again.
    if (known?.issued && !differs(known.draft, known.issued)) return read(tx, found, key);
    await issueDraft(tx, key, caller.userId);
    const { status } = found.version;
    await recordAction(tx, {
      ...{ ...key, action: 'issueImplantReport', from: status, to: status },
      ...{ userId: caller.userId, roles: found.roles, asAdmin: found.sides.has('platform') },
    });
    const told = { side: 'practice', type: 'implantReportIssued', section: IMPLANT_SECTION } as const;
    await noticeToSide(context, tx, caller, found, told);
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    return read(tx, found, key);
  });
}

function requireComplete(report: ImplantReport): void {
  if (report.implants.length === 0) throw new Refusal('implantReportEmpty');
  const open = undecidedPositions(report);
  if (open.length > 0) throw new Refusal('implantReportIncomplete', { name: open.join(', ') });
}
