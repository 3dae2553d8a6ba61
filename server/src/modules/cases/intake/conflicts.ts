import { Refusal } from '../../../context.ts';

const UNIQUE_VIOLATION = '23505';

/** Two people took the same case number at the same moment: the second one hears what a look would have told. */
export async function conflictAsRefusal<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
    if (cause?.code === UNIQUE_VIOLATION && cause.constraint === 'cases_pt_no') throw new Refusal('caseIdTaken');
    throw error;
  }
}
