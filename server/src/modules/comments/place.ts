import { type Caller, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type CaseKey, requireVersion } from '../cases/api.ts';
import { planRows } from '../plans/api.ts';
import { readAudiences } from './audience.ts';
import { commentById } from './comment-repository.ts';
import type { CommentRecord } from './schema.ts';

/** The plan that something is said of. */
export interface Place extends CaseKey {
  readonly planId: string;
}

/**
 * A comment or an answer, and where it stands.
 * @throws Refusal recordNotFound when there is none, or none that the caller may read: both look the same
 */
export async function requireComment(
  db: Querier,
  caller: Caller,
  commentId: string,
): Promise<Place & { readonly comment: CommentRecord }> {
  const comment = await commentById(db, commentId);
  const plan = comment && (await planRows(db, comment.caseId)).find(({ planId }) => planId === comment.planId);
  if (!plan) throw new Refusal('recordNotFound');
  const { caseId, version, planId } = plan;
  const { sides } = await requireVersion(db, caller, { caseId, version });
  if (!readAudiences(sides).includes(comment.audience)) throw new Refusal('recordNotFound');
  return { caseId, version, planId, comment };
}
