import {
  type CaseGrant,
  type Lang,
  type LabelCategory,
  MOST_LABELS,
  type Received,
  labelIdOf,
  type labelEndpoints,
} from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Database, Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { caseGrants, practiceOf } from '../../practices/api.ts';
import { scopeGroups } from '../scope/scope-sql.ts';
import {
  type LabelRecord,
  type LabelRow,
  changeLabel,
  deleteLabel,
  giveDefaults,
  insertLabel,
  labelById,
  labelsOfPractices,
  labelsOnCases,
  lockLabels,
  moveLabels,
  numberOfLabels,
} from './label-repository.ts';

type Filter = Received<typeof labelEndpoints.list>['query'];

/** Labels that somebody who keeps no catalogue is shown at most. */
const MOST_SHOWN = 500;

const DEFAULT_NAME: Readonly<Record<Lang, string>> = { 'zh-CN': '默认分类', 'en-US': 'Default' };

/**
 * Practices whose labels the holder of these grants keeps; an operator those of any practice that it names.
 * @throws Refusal recordNotFound when it names one that does not exist
 */
async function keptBy(db: Querier, grants: readonly CaseGrant[], named?: string): Promise<string[]> {
  const own = grants.flatMap(({ side, practiceId }) => (side === 'practice' && practiceId !== null ? practiceId : []));
  if (named === undefined) return [...new Set(own)];
  if (own.includes(named)) return [named];
  return grants.some(({ side }) => side === 'platform') ? [(await practiceOf(db, named)).practiceId] : [];
}

/**
 * The label categories that the caller sees, see the contract.
 * @throws Refusal recordNotFound
 */
export async function labelCategories(
  db: Database,
  caller: Caller,
  { categoryId, practiceId }: Filter,
  lang: Lang,
): Promise<LabelCategory[]> {
  const grants = await caseGrants(db, caller);
  const kept = await keptBy(db, grants, practiceId);
  const others = scopeGroups(
    grants.filter((grant) => grant.practiceId === null || !kept.includes(grant.practiceId)),
    practiceId,
  );
  const rows = [
    ...(await labelsKept(db, kept)),
    ...(others.length > 0 ? await labelsOnCases(db, others, MOST_SHOWN) : []),
  ];
  const known = new Map(rows.map((row) => [row.labelId, row]));
  return [...known.values()]
    .filter((row) => row.parentId === null && (categoryId === undefined || row.labelId === categoryId))
    .map((row) => categoryOf(row, [...known.values()], kept, lang));
}

/** Labels of practices, each with its default category, which is made with the first look. */
async function labelsKept(db: Querier, practiceIds: readonly string[]): Promise<LabelRow[]> {
  if (practiceIds.length === 0) return [];
  const rows = await labelsOfPractices(db, practiceIds);
  const ready = new Set(rows.flatMap(({ isDefault, practiceId }) => (isDefault ? practiceId : [])));
  const missing = practiceIds.filter((practiceId) => !ready.has(practiceId));
  if (missing.length === 0) return rows;
  await giveDefaults(db, missing);
  return labelsOfPractices(db, practiceIds);
}

function categoryOf(row: LabelRow, all: readonly LabelRow[], kept: readonly string[], lang: Lang): LabelCategory {
  const named = { categoryId: row.labelId, categoryName: row.name ?? DEFAULT_NAME[lang] };
  return {
    id: labelIdOf(named),
    ...named,
    isDefault: row.isDefault,
    practiceId: row.practiceId,
    practiceName: row.practiceName,
    editable: kept.includes(row.practiceId),
    categoryLabels: all.flatMap(({ parentId, labelId, name, color }) => {
      const label = { categoryId: labelId, categoryName: name ?? '' };
      return parentId === row.labelId ? { id: labelIdOf(label), ...label, color } : [];
    }),
  };
}

/** @throws Refusal recordNotFound, labelUnknown, labelNameTaken or labelLimit */
export async function addLabel(
  tx: Transaction,
  caller: Caller,
  { practiceId, parentId, categoryName, color }: Received<typeof labelEndpoints.add>['body'],
): Promise<{ categoryId: string }> {
  const kept = await keptBy(tx, await caseGrants(tx, caller), practiceId);
  if (kept.length === 0) throw new Refusal('recordNotFound');
  await lockLabels(tx, practiceId);
  if (parentId !== undefined) await requireCategory(tx, practiceId, parentId);
  if ((await numberOfLabels(tx, practiceId)) >= MOST_LABELS) throw new Refusal('labelLimit', { num: MOST_LABELS });
  const label = { practiceId, name: categoryName, ...(parentId !== undefined && { parentId }) };
  return { categoryId: await insertLabel(tx, { ...label, ...(color && { color }) }) };
}

/** @throws Refusal labelUnknown or labelNameTaken */
export async function changeLabelOf(
  tx: Transaction,
  caller: Caller,
  { categoryId, parentId, categoryName, color }: Received<typeof labelEndpoints.update>['body'],
): Promise<void> {
  const label = await lockLabel(tx, caller, categoryId);
  if (parentId !== undefined) {
    if (label.parentId === null) throw new Refusal('labelUnknown');
    await requireCategory(tx, label.practiceId, parentId);
  }
  await changeLabel(tx, categoryId, {
    name: categoryName,
    ...(color && { color }),
    ...(parentId !== undefined && { parentId }),
  });
}

/** @throws Refusal labelUnknown or defaultCategoryStays */
export async function removeLabel(tx: Transaction, caller: Caller, labelId: string): Promise<void> {
  const label = await lockLabel(tx, caller, labelId);
  if (label.isDefault) throw new Refusal('defaultCategoryStays');
  if (label.parentId === null) {
    const { labelId: defaultId } = await lockLabels(tx, label.practiceId);
    await moveLabels(tx, labelId, defaultId);
  }
  await deleteLabel(tx, labelId);
}

/** A label or category that the caller keeps, with nobody else changing it meanwhile. */
async function lockLabel(tx: Transaction, caller: Caller, labelId: string): Promise<LabelRecord> {
  const found = await labelById(tx, labelId);
  if (!found) throw new Refusal('labelUnknown');
  const kept = await keptBy(tx, await caseGrants(tx, caller), found.practiceId);
  if (kept.length === 0) throw new Refusal('labelUnknown');
  await lockLabels(tx, found.practiceId);
  const still = await labelById(tx, labelId);
  if (!still) throw new Refusal('labelUnknown');
  return still;
}

async function requireCategory(db: Querier, practiceId: string, categoryId: string): Promise<void> {
  const found = await labelById(db, categoryId);
  if (found?.practiceId !== practiceId || found.parentId !== null) throw new Refusal('labelUnknown');
}
