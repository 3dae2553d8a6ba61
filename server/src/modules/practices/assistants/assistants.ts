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
  changeUser,
  hashNewPassword,
  insertUser,
  peopleById,
  servicesOf,
  takenAsRefusal,
  userOf,
} from '../../access/api.ts';
import { changeService } from '../members/member-repository.ts';
import { statusOf, tellPlaceChanged } from '../members/members.ts';
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

type AssistantContext = Pick<AppContext, 'db' | 'events'>;
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
    await keepAccount(tx, caller, userId);
    for (const practiceId of new Set([...before, ...services].map((service) => service.practiceId)))
      await tellPlaceChanged(context, tx, practiceId, [userId]);
  });
}

/** The account of an assistant lasts at least as long as that of a creator who goes on with it. */
async function keepAccount(tx: Transaction, caller: Caller, userId: string): Promise<void> {
  const [{ expiresOn: own }, { expiresOn: theirs }] = [await userOf(tx, caller.userId), await userOf(tx, userId)];
  if (own !== null && (theirs === null || theirs < own)) await changeUser(tx, userId, { expiresOn: own });
}

/** Enables or disables an assistant in every practice of the caller. @throws Refusal recordNotFound */
export async function setAssistantStatus(
  context: AssistantContext,
  caller: Caller,
  userId: string,
  status: MemberStatus,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const services = await requireAssistant(tx, caller, userId);
    const enabled = status === memberStatus.enabled;
    for (const { practiceId } of services) await changeService(tx, practiceId, userId, { enabled });
    for (const { practiceId } of services) await tellPlaceChanged(context, tx, practiceId, [userId]);
  });
}

/** The services of an assistant in the caller's practices; whoever has none there is no assistant of the caller. */
async function requireAssistant(db: Querier, caller: Caller, userId: string): Promise<Service[]> {
  const services = await servicesInPracticesOf(db, caller.userId, userId);
  if (services.length === 0) throw new Refusal('recordNotFound');
  return services;
}

/** Services as they are stored, each practice once, in practices of the caller. */
async function ownServices(db: Querier, caller: Caller, given: GivenServices): Promise<GivenService[]> {
  for (const { practiceId } of given) await ownedPractice(db, caller.userId, practiceId);
  return [...new Map(given.map((each) => [each.practiceId, each.expiredDay || null]))].map(
    ([practiceId, expiresOn]) => ({ practiceId, expiresOn }),
  );
}
