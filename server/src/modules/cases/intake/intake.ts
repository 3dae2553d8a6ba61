import {
  type Answer,
  type BasicInfo,
  type NewCase,
  type casesEndpoints,
  entrustTo,
  rolesTowards,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { servicesOf } from '../../access/api.ts';
import { caseGrants } from '../../practices/api.ts';
import { auditChange, changedFields } from '../audit/append.ts';
import { latestToday } from '../record/age.ts';
import { type CaseKey, type VisibleVersion, isEditable, lockVersion } from '../scope/case-access.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { insertOpening, lockOpening, openedCase } from './opening-repository.ts';
import { nextCaseNumber } from './case-number.ts';
import { numberTaken } from './number-repository.ts';
import { insertCase, saveVersion } from '../record/case-repository.ts';
import { checkEntrust, doctorFor, passPracticeGate } from './practice-gate.ts';
import { recordAction } from '../record/records.ts';

type Opened = Omit<NewCase, 'clientKey'>;
type DataSource = VisibleVersion['record']['dataSource'];

/**
 * Opens a case with its basic info. Asked again under the same key it is the same case, with what is written now. Refusals:
 * see the contract of `cases.create`.
 * @param dataSource `api`: by a program of the practice; nobody designs such a case here themselves
 */
export function createCase(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  { clientKey, ...info }: NewCase,
  dataSource: DataSource = 'web',
): Promise<Answer<typeof casesEndpoints.create>> {
  return context.db.transaction(async (tx) => {
    if (clientKey === undefined) return openCase(context, tx, caller, info, dataSource);
    await lockOpening(tx, caller.userId, clientKey);
    const known = await openedCase(tx, caller.userId, clientKey);
    if (known) return writeAgain(tx, caller, { caseId: known, version: 1 }, info);
    const opened = await openCase(context, tx, caller, info, dataSource);
    await insertOpening(tx, { userId: caller.userId, clientKey, caseId: opened.caseId });
    return opened;
  });
}

/** The case that was opened already. What is written differently now is changed; what is the same leaves no trace. */
async function writeAgain(
  tx: Transaction,
  caller: Caller,
  key: CaseKey,
  { serviceType: _, ...info }: Opened,
): Promise<Answer<typeof casesEndpoints.create>> {
  const { record, version } = await lockVersion(tx, caller, key);
  const before = basicOf({ ...version, ...record });
  const given = { ...info, ptNo: info.ptNo?.trim() || record.ptNo, doctorId: info.doctorId ?? version.doctorId };
  const differs = changedFields(before, { ...before, ...given, ...detailsOf(info) }).length > 0;
  const { revision } = differs ? await changeCase(tx, caller, key, { ...info, revision: version.revision }) : version;
  return { ...key, revision };
}

async function openCase(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  caller: Caller,
  info: Opened,
  dataSource: DataSource,
): Promise<Answer<typeof casesEndpoints.create>> {
  const practice = await passPracticeGate(tx, caller, info.practiceId);
  const services = await servicesOf(tx, caller.userId);
  if (!services.includes(info.serviceType)) throw new Refusal('serviceUnavailable');
  checkInfo(info);
  if (dataSource === 'api' && info.entrust === entrustTo.self) throw new Refusal('selfDesignByApi');
  checkEntrust(practice, info.entrust);
  const doctorId = await doctorFor(tx, caller, info.practiceId, info.doctorId);
  const version = await insertNumbered(tx, caller, info, { doctorId, dataSource });
  const { caseId, status, revision } = version;
  const facts = { ...version, practiceId: info.practiceId, handedOver: false };
  await recordAction(tx, {
    ...{ caseId, version: 1, action: 'create', from: null, to: status },
    ...{ userId: caller.userId, roles: rolesTowards(await caseGrants(tx, caller), facts) },
  });
  await tellCaseChanged(context, tx, { caseId, version: 1 }, facts);
  return { caseId, version: 1, revision };
}

/** Numbers that people chose themselves may stand in the way of counted ones, so a counted number tries again. */
async function insertNumbered(
  tx: Transaction,
  caller: Caller,
  info: Opened,
  { doctorId, dataSource }: { readonly doctorId: string; readonly dataSource: DataSource },
) {
  const own = info.ptNo?.trim();
  for (;;) {
    const ptNo = own || (await nextCaseNumber(tx));
    const { practiceId, serviceType, patientName, gender, birthday, productType, entrust } = info;
    const fresh = {
      practiceId,
      serviceType,
      creatorId: caller.userId,
      doctorId,
      dataSource,
      ptNo,
      patientName,
      gender,
      birthday,
      productType,
    };
    const version = await insertCase(tx, { ...fresh, entrust }, detailsOf(info));
    if (version) return version;
    if (own) throw new Refusal('caseIdTaken');
  }
}

const orNull = (text: string | null | undefined): string | null => text || null;

const detailsOf = (
  info: Readonly<Partial<Record<'phone' | 'email' | 'customDoctorName' | 'customClinic', string | null | undefined>>>,
) => ({
  phone: orNull(info.phone),
  email: orNull(info.email),
  customDoctorName: orNull(info.customDoctorName),
  customClinic: orNull(info.customClinic),
});

/** The basic info of a version, as people fill it in. */
const basicOf = ({
  practiceId,
  ptNo,
  doctorId,
  patientName,
  gender,
  birthday,
  productType,
  entrust,
  ...rest
}: Pick<VisibleVersion['record'], 'practiceId' | 'ptNo'> & VisibleVersion['version']) => ({
  ...{ practiceId, ptNo, doctorId, patientName, gender, birthday, productType, entrust },
  ...detailsOf(rest),
});

/** What the shape of the fields cannot say. */
function checkInfo(info: BasicInfo): void {
  if (info.birthday > latestToday()) throw new Refusal('birthdayInFuture');
}

/**
 * Changes the basic info of a case that the practice still works on.
 * @returns the new revision, which the next change has to name
 */
export const updateCase = (
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  key: CaseKey,
  change: Changed,
): Promise<Answer<typeof casesEndpoints.update>> => db.transaction((tx) => changeCase(tx, caller, key, change));

type Changed = BasicInfo & { revision: number };

async function changeCase(
  tx: Transaction,
  caller: Caller,
  key: CaseKey,
  { revision, ...info }: Changed,
): Promise<Answer<typeof casesEndpoints.update>> {
  const found = await lockVersion(tx, caller, key);
  if (!isEditable(found)) throw new Refusal('caseNotEditable');
  if (found.version.revision !== revision) throw new Refusal('caseChanged');
  checkInfo(info);
  const change = await placeOf(tx, caller, found, info);
  const ptNo = await numberFor(tx, found, info);
  const { patientName, gender, birthday, productType, entrust } = info;
  const saved = await saveVersion(
    tx,
    found,
    { patientName, gender, birthday, productType, entrust, doctorId: change.doctorId, ...detailsOf(info) },
    { ptNo, practiceId: info.practiceId },
  );
  const { record, version } = found;
  const fields = changedFields(
    basicOf({ ...version, ...record }),
    basicOf({ ...record, ...saved, ptNo, practiceId: info.practiceId }),
  );
  await auditChange(tx, version, { userId: caller.userId, roles: found.roles }, 'saveInfo', { fields });
  return { revision: saved.revision };
}

/** Practice, doctor and way of design, as far as they may still change. */
async function placeOf(
  tx: Transaction,
  caller: Caller,
  { record, version }: VisibleVersion,
  info: BasicInfo,
): Promise<{ doctorId: string }> {
  const moves = info.practiceId !== record.practiceId;
  const redesigned = info.entrust !== version.entrust;
  if (record.handedOver && redesigned) throw new Refusal('designTypeFixed');
  if (record.handedOver && moves) throw new Refusal('caseNotEditable');
  if (record.dataSource === 'api' && info.entrust === entrustTo.self) throw new Refusal('selfDesignByApi');
  if (moves || redesigned) checkEntrust(await passPracticeGate(tx, caller, info.practiceId), info.entrust);
  const kept = !moves && (info.doctorId ?? version.doctorId) === version.doctorId;
  return { doctorId: kept ? version.doctorId : await doctorFor(tx, caller, info.practiceId, info.doctorId) };
}

/** The case keeps its number unless another one is given; an emptied field does not count the case anew. */
async function numberFor(tx: Transaction, { record }: VisibleVersion, info: BasicInfo): Promise<string> {
  const ptNo = info.ptNo?.trim() || record.ptNo;
  if (ptNo === record.ptNo && info.practiceId === record.practiceId) return ptNo;
  // Two changes at the same moment are told apart by the unique index; this look is for the message.
  if (await numberTaken(tx, info.practiceId, ptNo, record.caseId)) throw new Refusal('caseIdTaken');
  return ptNo;
}
