import type { ErrorName } from '@archway/contracts';
import { Refusal } from '../../context.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Two people took the same name at the same moment: the second one hears what a look would have told.
 * @param refusals by the constraint that was hurt; others are failures
 */
export async function conflictAsRefusal<T>(
  refusals: Readonly<Record<string, ErrorName>>,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
    const refusal = cause?.code === UNIQUE_VIOLATION ? refusals[cause.constraint ?? ''] : undefined;
    if (refusal) throw new Refusal(refusal);
    throw error;
  }
}
