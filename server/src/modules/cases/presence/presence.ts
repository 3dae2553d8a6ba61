import type { PresentPerson, Received, presenceEndpoints } from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import { requireVersion } from '../scope/case-access.ts';
import { type PresentPage, dropGone, dropPage, notePage, pagesOf } from './presence-repository.ts';

type PresenceContext = Pick<AppContext, 'db' | 'events'>;

/**
 * Notes that a page shows a case, and says who else has it open. Each statement stands for itself: of two that come at the
 * same moment at least one finds the other, and tells it.
 * @throws Refusal recordNotFound
 */
export async function comeTo(
  { db, events }: PresenceContext,
  caller: Caller,
  { pageId, doing, ...key }: Received<typeof presenceEndpoints.here>['body'],
): Promise<PresentPerson[]> {
  await requireVersion(db, caller, key);
  const { caseId } = key;
  const came = await notePage(db, { userId: caller.userId, pageId, caseId, doing });
  const left = await dropGone(db, caseId);
  const others = (await pagesOf(db, caseId)).filter((page) => page.userId !== caller.userId || page.pageId !== pageId);
  if (came || left) await tell(events, caseId, others);
  return peopleOf(others, caller.userId);
}

/** Notes that a page shows its case no longer. */
export async function leave({ db, events }: PresenceContext, caller: Caller, pageId: string): Promise<void> {
  const caseId = await dropPage(db, caller.userId, pageId);
  if (caseId !== null) await tell(events, caseId, await pagesOf(db, caseId));
}

async function tell(events: AppContext['events'], caseId: string, pages: readonly PresentPage[]): Promise<void> {
  const users = [...new Set(pages.map(({ userId }) => userId))];
  if (users.length > 0) await events.publish('case.presence', { caseId }, { users });
}

/** Pages by person, in their order; who edits on one of them edits. */
export function peopleOf(pages: readonly PresentPage[], reader: string): PresentPerson[] {
  const people = new Map<string, PresentPerson>();
  for (const { userId, name, doing, since } of pages) {
    const known = people.get(userId);
    if (known) people.set(userId, { ...known, doing: doing === 'editing' ? doing : known.doing });
    else people.set(userId, { userId, name, doing, since: since.toISOString(), self: userId === reader });
  }
  return [...people.values()];
}
