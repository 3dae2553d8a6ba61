import type { NoticeType, NoticeValues } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { accountsEnding, peopleById, tellOfAccount } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { membersOf, servicesTo } from '../members/member-repository.ts';
import { ASSISTANTS_PATH, PRACTICES_PATH, type Telling } from '../members/telling.ts';
import { type Ending, markTold, practicesEnding, servicesEnding } from './expiry-repository.ts';

export const EXPIRY_QUEUE = 'practices-expiry';

/** Days before the last one on which people are reminded. */
const STEPS = [30, 7, 1] as const;
/** An end that passed earlier than this many days ago is told to nobody any more. */
const LATE_DAYS = 7;
const DAY_MS = 86_400_000;

const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
const daysUntil = (today: string, day: string): number => Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** The last reminder that is due; 0 once the last day is over, null before the first one. */
export function dueStep(daysLeft: number): number | null {
  if (daysLeft < 0) return 0;
  return STEPS.findLast((step) => daysLeft <= step) ?? null;
}

/** Has the reminders of today sent, once however many servers ask. */
export const askForReminders = ({ jobs }: Pick<AppContext, 'jobs'>): Promise<void> => {
  const day = new Date().toISOString().slice(0, 10);
  return jobs.send(EXPIRY_QUEUE, { day }, { key: day });
};

/**
 * Reminds people of what ends: practices, services of assistants, accounts; 30, 7 and 1 days before, and once it has
 * ended. Each is said once, with what it says in one transaction; missed days leave the later reminders only.
 */
export async function remindOfExpiry(context: Telling & Pick<AppContext, 'db'>, now = new Date()): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const [from, to] = [dayAfter(today, -LATE_DAYS), dayAfter(today, STEPS[0])];
  const accounts = await accountsEnding(context.db, from, to);
  const endings: Ending[] = [
    ...(await practicesEnding(context.db, from, to)),
    ...(await servicesEnding(context.db, from, to)),
    ...accounts.map((account) => ({
      ...{ ...account, subject: 'account' as const, practiceId: '0', practiceName: '', ownerId: account.userId },
    })),
  ];
  for (const ending of endings) {
    const daysLeft = daysUntil(today, ending.expiresOn);
    const step = dueStep(daysLeft);
    if (step === null) continue;
    await context.db.transaction(async (tx) => {
      if (await markTold(tx, ending, step)) await tell[ending.subject](context, tx, ending, daysLeft);
    });
  }
}

type Tell = (context: Telling, tx: Transaction, ending: Ending, daysLeft: number) => Promise<void>;

const valuesOf = ({ practiceName, expiresOn }: Ending, daysLeft: number): NoticeValues => ({
  ...{ practice: practiceName, day: expiresOn, num: String(daysLeft) },
});
const ended = (daysLeft: number, expired: NoticeType, expiring: NoticeType): NoticeType =>
  daysLeft < 0 ? expired : expiring;

const tell: Readonly<Record<Ending['subject'], Tell>> = {
  // Before the end the creator can do something about it; then it concerns whoever works there.
  practice: async (context, tx, ending, daysLeft) => {
    const { practiceId, ownerId } = ending;
    const people = [...(await membersOf(tx, practiceId)), ...(await servicesTo(tx, practiceId))];
    const working = people.filter(({ enabled }) => enabled).map(({ userId }) => userId);
    const users = daysLeft < 0 ? [ownerId, ...working] : [ownerId];
    const type = ended(daysLeft, 'practiceExpired', 'practiceExpiring');
    await notify(context, tx, users, type, valuesOf(ending, daysLeft), PRACTICES_PATH);
  },
  service: async (context, tx, ending, daysLeft) => {
    const { userId, ownerId } = ending;
    const name = (await peopleById(tx, [userId])).get(userId)?.name ?? '';
    const values = { ...valuesOf(ending, daysLeft), name };
    const own = ended(daysLeft, 'serviceExpired', 'serviceExpiring');
    await notify(context, tx, [userId], own, values, PRACTICES_PATH);
    const theirs = ended(daysLeft, 'assistantExpired', 'assistantExpiring');
    await notify(context, tx, [ownerId], theirs, values, ASSISTANTS_PATH);
  },
  account: (context, tx, ending, daysLeft) => {
    const type = ended(daysLeft, 'accountExpired', 'accountExpiring');
    return tellOfAccount.one(context, tx, ending.userId, type, valuesOf(ending, daysLeft));
  },
};
