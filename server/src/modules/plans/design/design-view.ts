import {
  type Answer,
  type ErrorName,
  type Lang,
  type PlanDesign,
  designChoicesOf,
  errorText,
  errors,
  isLiveDesign,
  makesAppliance,
  type planDesignEndpoints,
} from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { peopleById } from '../../access/api.ts';
import { type CaseKey, answersOf, requireVersion } from '../../cases/api.ts';
import { cbctOf } from '../../cbct/api.ts';
import { listPlans } from '../service.ts';
import { type DesignRow, designsOf } from './design-repository.ts';

/** Designs of a case version, and plans that the reader may have designed. @throws Refusal recordNotFound */
export async function listDesigns(
  db: Querier,
  caller: Caller,
  key: CaseKey,
  lang: Lang,
): Promise<Answer<typeof planDesignEndpoints.list>> {
  const { record } = await requireVersion(db, caller, key);
  const plans = await listPlans(db, caller, key);
  const own = new Set(plans.filter(({ actions }) => actions.includes('saveDocument')).map(({ planId }) => planId));
  const rows = await designsOf(db, key);
  const people = await peopleById(db, [...new Set(rows.map(({ userId }) => userId))]);
  return {
    designs: rows.map((row) => viewOf(row, people.get(row.userId)?.name ?? '', own.has(row.planId), lang)),
    offered: makesAppliance(record.serviceType) ? [...own] : [],
    choices: designChoicesOf(await answersOf(db, key)),
    cbct: (await cbctOf(db, key)) !== undefined,
  };
}

/** One of them. @param own whether the reader designs its plan */
export async function designView(db: Querier, row: DesignRow, own: boolean, lang: Lang): Promise<PlanDesign> {
  const people = await peopleById(db, [row.userId]);
  return viewOf(row, people.get(row.userId)?.name ?? '', own, lang);
}

const ofScans: ReadonlySet<ErrorName> = new Set([
  'planDesignScan',
  'planDesignUnreadable',
  'planDesignUnprepared',
  'planDesignNoTeeth',
  'planDesignScansChanged',
]);

const viewOf = (row: DesignRow, askedBy: string, own: boolean, lang: Lang): PlanDesign => ({
  designId: row.designId,
  planId: row.planId,
  caseId: row.caseId,
  version: row.version,
  state: row.state,
  phase: row.phase,
  progress: row.progress,
  askedBy,
  askedAt: row.askedAt.toISOString(),
  problem: row.problem && {
    code: errors[row.problem.name].code,
    text: errorText(row.problem.name, lang, row.problem.values),
    ofScans: ofScans.has(row.problem.name),
  },
  findings: row.findings,
  documentHash: row.documentHash,
  mayCancel: own && isLiveDesign(row) && row.phase !== 'saving',
});
