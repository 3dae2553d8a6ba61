import {
  type OwnCredentials,
  type Received,
  type certificationEndpoints,
  credentialTitles,
  missingOf,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { administrators, peopleById } from '../access/api.ts';
import { notify } from '../account/api.ts';
import { certificationAdapter } from './certification-adapter.ts';
import { credentialsOf, openPart } from './certification-repository.ts';
import { keepTexts } from './keep.ts';
import { credentialsOfCaller } from './own-credentials.ts';
import { partKeys, placeOf } from './place.ts';

type Submitted = Received<typeof certificationEndpoints.submit>['body'];

/** Where operators see who waits. */
const QUEUE_PATH = '/console/certification';

/**
 * Submits every part that is neither certified nor waits already; either all of them or none. Operators are told.
 * @throws Refusal recordNotFound, notPracticeOwner; registrationIncomplete; creditCodeInvalid, idNumberInvalid; credentialsMissing with
 *   everything that is; credentialsSubmitted where nothing is left to submit
 */
export async function submitCredentials(
  context: Pick<AppContext, 'db' | 'events' | 'jobs'>,
  caller: Caller,
  { practiceId, ...texts }: Submitted,
): Promise<OwnCredentials> {
  return context.db.transaction(async (tx) => {
    const place = await placeOf(tx, caller, practiceId);
    if (!place.registered) throw new Refusal('registrationIncomplete');
    await keepTexts(tx, place, texts);
    const records = [];
    for (const key of partKeys(place)) records.push(await openPart(tx, key, place.stateOf(key.part)));
    const open = records.filter(({ state }) => state === 'none' || state === 'authFailed');
    if (open.length === 0) throw new Refusal('credentialsSubmitted');
    const given = await credentialsOf(
      tx,
      open.map(({ id }) => id),
    );
    const missing = open.flatMap(({ id, part }) =>
      missingOf(
        part,
        given.filter(({ certificationId }) => certificationId === id),
        place.country,
      ),
    );
    if (missing.length > 0) throw new Refusal('credentialsMissing', { name: credentialTitles(missing) });
    for (const { id } of open) await takeAction(certificationAdapter, { context, tx, actor: caller }, id, 'submit', {});
    const answer = await credentialsOfCaller(tx, caller, practiceId);
    const name = (await peopleById(tx, [caller.userId])).get(caller.userId)?.name ?? caller.userName;
    const applicant = place.practice ? `${place.practice.name} · ${name}` : name;
    const link = `${QUEUE_PATH}?user=${caller.userId}`;
    await notify(context, tx, await administrators(tx), 'credentialsSubmitted', { applicant }, link);
    return answer;
  });
}
