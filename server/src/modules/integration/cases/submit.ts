import { type Lang } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { LackingRefusal } from '../../../infrastructure/http/public/api-answer.ts';
import { type CaseKey, answerDoubt, openDoubts, submitCase } from '../../cases/api.ts';
import { countPending } from '../files/file-repository.ts';
import { missingOf, newestVersion } from './case-view.ts';

/** What keeps a case from being submitted, and is told with all that it lacks. */
const LACKS: ReadonlySet<string> = new Set([
  ...['photosMissing', 'cbctMissing', 'prescriptionIncomplete', 'prescriptionContradicts', 'requestIncomplete'],
  ...['modelMissing', 'bothModelsMissing', 'doubtsOpen'],
]);

/**
 * Submits the newest version of a case, by the rules of the page.
 * @param confirmDoubts what the machine doubts is right as it is: said in the name of the key's maker, as on the page
 * @throws Refusal apiFilesPending; LackingRefusal with all that is missing; that of the submission
 */
export async function submitByApi(
  context: AppContext,
  caller: Caller,
  caseId: string,
  { confirmDoubts, lang }: { readonly confirmDoubts: boolean; readonly lang: Lang },
): Promise<void> {
  const key = await newestVersion(context.db, caller, caseId);
  const num = await countPending(context.db, key);
  if (num > 0) throw new Refusal('apiFilesPending', { num });
  if (confirmDoubts) await confirmAll(context, caller, key);
  try {
    await submitCase(context, caller, key);
  } catch (error) {
    if (!(error instanceof Refusal) || !LACKS.has(error.errorName)) throw error;
    throw new LackingRefusal(error.errorName, error.values, await missingOf(context.db, caller, key, lang));
  }
}

async function confirmAll(context: AppContext, caller: Caller, key: CaseKey): Promise<void> {
  for (const doubt of await openDoubts(context.db, key))
    await answerDoubt(context, caller, { ...key, key: doubt.key, right: true });
}
