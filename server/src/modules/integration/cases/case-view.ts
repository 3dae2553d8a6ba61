import {
  type ApiAnswer,
  type ApiCase,
  type ApiLack,
  type Lang,
  type apiEndpoints,
  caseTab,
  errorText,
} from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import { type CaseKey, auditView, detailOfCase, lacksOf, pageOfCases, requireCase } from '../../cases/api.ts';
import { planInHand, planRecord } from '../../plans/api.ts';
import { genderKey, positionName, rowFields, serviceOf } from './words.ts';

type Listed = typeof apiEndpoints.cases.list;

/** The newest version of a case. @throws Refusal recordNotFound for a case of another practice, too */
export async function newestVersion(db: AppContext['db'], caller: Caller, caseId: string): Promise<CaseKey> {
  const { record } = await requireCase(db, caller, caseId);
  return { caseId, version: record.version };
}

/** All that the newest version lacks, in words; nothing once it cannot be changed any more. */
export async function missingOf(db: AppContext['db'], caller: Caller, key: CaseKey, lang: Lang): Promise<ApiLack[]> {
  const { record } = await requireCase(db, caller, key.caseId);
  return (await lacksOf(db, record, key)).map(({ refused, values, items }) => ({
    code: refused,
    message: errorText(refused, lang, values),
    items: refused === 'photosMissing' ? items.map((item) => positionName(item) ?? item) : [...items],
  }));
}

/** A case as programs see it; that they looked is in its audit trail. */
export async function caseRecord(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  caseId: string,
  lang: Lang,
): Promise<ApiCase> {
  const key = await newestVersion(db, caller, caseId);
  const record = await versionRecord(db, caller, key, lang);
  await auditView(db, caller, key, 'detail');
  return record;
}

/** One version of a case as programs see it; whoever shows it writes down that it was seen. */
export async function versionRecord(db: AppContext['db'], caller: Caller, key: CaseKey, lang: Lang): Promise<ApiCase> {
  const detail = await detailOfCase(db, caller, key);
  const { patientName: name, gender, birthday, phone, email } = detail;
  return {
    ...rowFields(detail),
    dataSource: detail.dataSource,
    patient: { name, gender: genderKey(gender), birthday, phone, email },
    plan: await planOf(db, key),
    editable: detail.editable,
    missing: detail.editable ? await missingOf(db, caller, key, lang) : [],
  };
}

/** What is confirmed, or to be. */
async function planOf(db: AppContext['db'], key: CaseKey): Promise<ApiCase['plan']> {
  const held = await planInHand(db, key);
  const plan = held && (await planRecord(db, key, held.planId));
  if (!plan) return null;
  const { planId, name, upperSteps, lowerSteps } = plan;
  return { planId, name, upperSteps, lowerSteps };
}

/** A page of the practice's cases of one service. */
export async function caseRecords(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  {
    service,
    search,
    page,
    pageSize,
  }: { service: Parameters<typeof serviceOf>[0]; search?: string | undefined; page: number; pageSize: number },
): Promise<ApiAnswer<Listed>> {
  const { rows, total } = await pageOfCases(db, caller, {
    ...{ serviceType: serviceOf(service), tab: caseTab.all, pageNum: page, pageSize, keyword: search },
    ...{ practiceId: caller.onlyPractice, utcOffset: 0, sort: 'updateTime', order: 'desc' },
  });
  const data = rows.map((row) => ({ ...rowFields(row), patientName: row.patientName }));
  return { object: 'list', data, page, pageSize, total, hasMore: page * pageSize < total };
}
