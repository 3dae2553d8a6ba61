import type { Transaction } from '../../../infrastructure/database/database.ts';
import { Port } from '../../../infrastructure/modules/port.ts';
import type { CountedCase } from './count-repository.ts';

/**
 * What the repository of another module does once a case that was of one kind is of another: what it counts by kinds of
 * cases follows in the same transaction. Repositories know it, since a repository is all that stands behind it.
 */
type KindFollower = (tx: Transaction, before: CountedCase, after: CountedCase) => Promise<void>;
export const kindFollowers = new Port<KindFollower>('who counts by kinds of cases', 'any');
