import type { Transaction } from '../../infrastructure/database/database.ts';
import { insertComment } from './comment-repository.ts';
import type { CommentRecord } from './schema.ts';

type Said = Pick<CommentRecord, 'userId' | 'side' | 'text' | 'at'>;

/** A comment with its answers, as it was written before. */
export interface ImportedThread
  extends
    Said,
    Pick<CommentRecord, 'caseId' | 'planId' | 'number' | 'audience' | 'pin' | 'resolveTime' | 'resolvedBy'> {
  readonly answers: readonly Said[];
}

/** Comments on plans with their past; nobody is told of them. */
export async function importThreads(tx: Transaction, threads: readonly ImportedThread[]): Promise<void> {
  for (const { answers, ...thread } of threads) {
    const { caseId, planId, number, audience } = thread;
    const key = `import-${planId}-${number}`;
    const { commentId } = await insertComment(tx, { ...thread, clientKey: key, sentHash: '' }, [], []);
    for (const [at, answer] of answers.entries()) {
      const said = { ...answer, caseId, planId, audience, threadId: commentId };
      await insertComment(tx, { ...said, clientKey: `${key}-${at + 1}`, sentHash: '' }, [], []);
    }
  }
}
