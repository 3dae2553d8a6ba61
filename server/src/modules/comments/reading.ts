import { type Answer, type CommentCount, type Received, type commentEndpoints, speaksFor } from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type CaseKey, type VisibleVersion, requireVersion } from '../cases/api.ts';
import { type PlanRecord, planRecord, planRows } from '../plans/api.ts';
import { readAudiences, writtenAudiences } from './audience.ts';
import { commentsOf, countThreads } from './comment-repository.ts';
import { type Reader, viewThreads } from './view.ts';

/** A plan that somebody may read. */
export interface ReadPlan {
  readonly found: VisibleVersion;
  readonly plan: PlanRecord;
  readonly reader: Reader;
}

/** What somebody is towards a plan that they see. */
const readerOf = (
  { userId }: Pick<Caller, 'userId'>,
  { roles, sides }: Pick<VisibleVersion, 'roles' | 'sides'>,
  { designerId }: Pick<PlanRecord, 'designerId'>,
): Reader => ({ userId, roles, side: speaksFor(sides), designerId });

/** @throws Refusal recordNotFound where the caller sees no such plan */
export async function requirePlan(
  db: Querier,
  caller: Caller,
  key: CaseKey & { readonly planId: string },
): Promise<ReadPlan> {
  const found = await requireVersion(db, caller, { caseId: key.caseId, version: key.version });
  const plan = await planRecord(db, key, key.planId);
  if (!plan) throw new Refusal('recordNotFound');
  return { found, plan, reader: readerOf(caller, found, plan) };
}

/** Comments on a plan that the caller may read. @throws Refusal recordNotFound */
export async function listComments(
  db: Querier,
  caller: Caller,
  key: Received<typeof commentEndpoints.list>['query'],
): Promise<Answer<typeof commentEndpoints.list>> {
  const { found, plan, reader } = await requirePlan(db, caller, key);
  const comments = await commentsOf(db, plan.planId, readAudiences(found.sides));
  return {
    comments: await viewThreads(db, reader, comments),
    audiences: reader.side === null ? [] : writtenAudiences(reader.side, found.version.entrust),
  };
}

/** How many comments there are on each plan of a version; plans without any are left out. @throws Refusal recordNotFound */
export async function countComments(db: Querier, caller: Caller, key: CaseKey): Promise<CommentCount[]> {
  const found = await requireVersion(db, caller, key);
  const plans = (await planRows(db, key.caseId)).filter(({ version }) => version === key.version);
  const ids = plans.map(({ planId }) => planId);
  return countThreads(db, ids, readAudiences(found.sides));
}
