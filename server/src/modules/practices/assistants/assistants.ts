import {
  type Assistant,
  type GivenServices,
  type MemberStatus,
  type Received,
  type assistantsEndpoints,
  doctorType,
  memberStatus,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Database, Querier, Transaction } from '../../../infrastructure/database/database.ts';
import {
  type Visitor,
  hashNewPassword,
  insertUser,
  peopleById,
  recordSecurityEvent,
  servicesOf,
  takenAsRefusal,
  userOf,
} from '../../access/api.ts';
import { lendAccount } from '../members/lend-account.ts';
import { changeService } from '../members/member-repository.ts';
import { statusOf } from '../members/members.ts';
import { PRACTICES_PATH, tellPlace } from '../members/telling.ts';
import { ownedPractice } from '../profile/profile.ts';
import { belongsTo } from '../repository.ts';
import { isExpired } from '../service.ts';
import {
  type GivenService,
  type Service,
  dropServices,
  giveServices,
  servicesInPracticesOf,
} from './assistant-repository.ts';

type AssistantContext = Pick<AppContext, 'db' | 'events' | 'jobs'>;
type NewAssistant = Received<typeof assistantsEndpoints.add>['body'];

/** Assistants of the caller's practices, each with the services in these alone. */
export async function assistantsOf(db: Database, caller: Caller): Promise<Assistant[]> {
  const services = await servicesInPracticesOf(db, caller.userId);
  const people = await peopleById(
    db,
    services.map(({ userId }) => userId),
  );
  return [...people.values()].map(({ registerTime, ...person }) => ({
    ...person,
    registerTime: registerTime.toISOString(),
    services: services.filter(({ userId }) => userId === person.userId).map(shown),
  }));
}

const shown = ({ practiceId, practiceName, expiresOn, enabled }: Service): Assistant['services'][number] => ({
  ...{ practiceId, practiceName, expiredDay: expiresOn },
  ...{ expired: isExpired({ expiresOn }), status: statusOf({ enabled }) },
});

/**
 * Makes the account of an assistant. It may use the services of its creator, and lasts as long as the account of that.
 * @throws Refusal contactRequired, passwordRule, passwordUnreadable, recordNotFound, notPracticeOwner, and for names
 *   that somebody else has userNameTaken, userExist or emailExist
 */
export async function addAssistant(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  { password, practices, phone, email, ...named }: NewAssistant,
  visitor: Visitor,
): Promise<{ userId: string }> {
  if (!phone && !email) throw new Refusal('contactRequired');
  const passwordHash = await hashNewPassword(password);
  return takenAsRefusal(
    db.transaction(async (tx) => {
      const services = await ownServices(tx, caller, practices);
      const account = { ...named, phone: phone || null, email: email || null, passwordHash };
      const userId = await insertUser(tx, {
        ...account,
        doctorType: doctorType.assistant,
        services: await servicesOf(tx, caller.userId),
        expiresOn: (await userOf(tx, caller.userId)).expiresOn,
      });
      await giveServices(tx, userId, services);
      const name = services.map((service) => service.practiceName).join(', ');
      await recordSecurityEvent(tx, {
        ...{ type: 'assistantMade', userId, actorId: caller.userId, visitor, values: { name } },
      });
      return { userId };
    }),
  );
}

/**
 * Says which of the caller's practices an assistant serves, and until when; services elsewhere stay as they are.
 * @throws Refusal recordNotFound for an assistant of nobody's or others' practices; notPracticeOwner
 */
export async function bindServices(
  context: AssistantContext,
  caller: Caller,
  userId: string,
  given: GivenServices,
  visitor: Visitor,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = await requireAssistant(tx, caller, userId);
    const services = await ownServices(tx, caller, given);
    for (const { practiceId } of services) {
      const known = before.some((service) => service.practiceId === practiceId);
      if (!known && (await belongsTo(tx, practiceId, userId))) throw new Refusal('alreadyMember');
    }
    await dropServices(
      tx,
      caller.userId,
      userId,
      services.map(({ practiceId }) => practiceId),
    );
    await giveServices(tx, userId, services);
    for (const { practiceId } of services) {
      const practice = await ownedPractice(tx, caller.userId, practiceId);
      await lendAccount(tx, practice, userId);
    }
    await tellServices(context, tx, userId, changesOf(before, services), { actorId: caller.userId, visitor });
  });
}

interface ServiceChange {
  readonly practiceId: string;
  readonly practiceName: string;
  readonly type: 'serviceGiven' | 'serviceExpiryChanged' | 'serviceEnded';
  /** Last days; null for no end, undefined where there is or was no service. */
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
}

/** What becomes different of somebody's services; nothing of those that stay as they are. */
function changesOf(before: readonly Service[], after: readonly NamedService[]): ServiceChange[] {
  const given = after.flatMap(({ practiceId, practiceName, expiresOn }): ServiceChange[] => {
    const known = before.find((service) => service.practiceId === practiceId);
    const change = { practiceId, practiceName, from: known?.expiresOn, to: expiresOn };
    if (!known) return [{ ...change, type: 'serviceGiven' }];
    return known.expiresOn === expiresOn ? [] : [{ ...change, type: 'serviceExpiryChanged' }];
  });
  const ended = before
    .filter(({ practiceId }) => !after.some((service) => service.practiceId === practiceId))
    .map(({ practiceId, practiceName, expiresOn }): ServiceChange => {
      return { practiceId, practiceName, type: 'serviceEnded', from: expiresOn, to: undefined };
    });
  return [...given, ...ended];
}

const dayText = (day: string | null | undefined): string => (day === undefined ? '—' : (day ?? '∞'));

/** Writes down and tells an assistant what has become of each service; the last thing in its transaction. */
async function tellServices(
  context: AssistantContext,
  tx: Transaction,
  userId: string,
  changes: readonly ServiceChange[],
  by: { readonly actorId: string; readonly visitor: Visitor },
): Promise<void> {
  for (const { practiceName: name, from, to } of changes)
    await recordSecurityEvent(tx, {
      ...{ type: 'serviceChanged', userId, ...by, values: { name, from: dayText(from), to: dayText(to) } },
    });
  for (const { practiceId, practiceName, type, to } of changes)
    await tellPlace(context, tx, {
      ...{ practiceId, users: [userId], type, values: { practice: practiceName, day: to ?? '' } },
      link: PRACTICES_PATH,
    });
}

/** Enables or disables an assistant in every practice of the caller; they hear of each. @throws Refusal recordNotFound */
export async function setAssistantStatus(
  context: AssistantContext,
  caller: Caller,
  { userId, status }: { readonly userId: string; readonly status: MemberStatus },
  visitor: Visitor,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const enabled = status === memberStatus.enabled;
    const changed = (await requireAssistant(tx, caller, userId)).filter((service) => service.enabled !== enabled);
    const type = enabled ? 'memberEnabled' : 'memberDisabled';
    for (const { practiceId, practiceName: name } of changed) {
      await changeService(tx, practiceId, userId, { enabled });
      await recordSecurityEvent(tx, { type, userId, actorId: caller.userId, visitor, values: { name } });
    }
    for (const { practiceId, practiceName: practice } of changed)
      await tellPlace(context, tx, { practiceId, users: [userId], type, values: { practice }, link: PRACTICES_PATH });
  });
}

/** The services of an assistant in the caller's practices; whoever has none there is no assistant of the caller. */
async function requireAssistant(db: Querier, caller: Caller, userId: string): Promise<Service[]> {
  const services = await servicesInPracticesOf(db, caller.userId, userId);
  if (services.length === 0) throw new Refusal('recordNotFound');
  return services;
}

interface NamedService extends GivenService {
  readonly practiceName: string;
}

/** Services as they are stored, each practice once, in practices of the caller. */
async function ownServices(db: Querier, caller: Caller, given: GivenServices): Promise<NamedService[]> {
  const services: NamedService[] = [];
  for (const [practiceId, expiresOn] of new Map(given.map((each) => [each.practiceId, each.expiredDay || null]))) {
    const { name } = await ownedPractice(db, caller.userId, practiceId);
    services.push({ practiceId, expiresOn, practiceName: name });
  }
  return services;
}
