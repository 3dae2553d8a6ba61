import { type Answer, type BoundCenter, type NamedCenter, type centersEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { notify } from '../../account/api.ts';
import { statusOf } from '../members/members.ts';
import { CENTER_PATH, tellPlaceChanged } from '../members/telling.ts';
import { ownedPractice } from '../profile/profile.ts';
import { type Practice, practiceById } from '../repository.ts';
import { heldPractices, listPractices } from '../service.ts';
import { membershipsOfPractice } from '../visibility-repository.ts';
import {
  type Center,
  bindingsOf,
  centerById,
  centerByNumber,
  deleteBinding,
  insertBinding,
  lockBindings,
  moveDefaultCenter,
  staffOf,
} from './center-repository.ts';

export type CenterContext = Pick<AppContext, 'db' | 'events' | 'jobs'>;
/** What telling people needs, inside of a transaction of somebody else. */
export type CenterTelling = Omit<CenterContext, 'db'>;

export const namedCenterOf = ({ id, number, name }: Center): NamedCenter => ({
  designCenterId: id,
  designCenterNo: number,
  designCenterName: name,
});

/** Centers that a practice is bound to, for its people. @throws Refusal recordNotFound */
export async function boundCenters(db: Querier, userId: string, practiceId: string): Promise<BoundCenter[]> {
  if (!(await heldPractices(db, userId)).includes(practiceId)) throw new Refusal('recordNotFound');
  return (await bindingsOf(db, practiceId)).map(({ enabled, ...center }) => ({
    ...center,
    status: statusOf({ enabled }),
  }));
}

/** An enabled center by its number. @throws Refusal designCenterUnknown */
export async function centerNumbered(db: Querier, number: string): Promise<NamedCenter> {
  const center = await centerByNumber(db, number);
  if (!center?.enabled) throw new Refusal('designCenterUnknown');
  return namedCenterOf(center);
}

/** @throws Refusal recordNotFound, notPracticeOwner, designCenterUnknown, centerBound */
export async function bindOwn(
  context: CenterContext,
  caller: Caller,
  practiceId: string,
  centerId: string,
  bind: boolean,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const practice = await ownedPractice(tx, caller.userId, practiceId);
    const center = await centerById(tx, centerId);
    if (!center || (bind && !center.enabled)) throw new Refusal('designCenterUnknown');
    await (bind ? bindTo(context, tx, practice, center) : unbindFrom(context, tx, practice, center));
  });
}

/**
 * What a link of a center does: binds a practice of the caller to it. Without a name for the practice it is the default
 * one of those that the caller created.
 * @throws Refusal addOrCreateOutpatient for whoever has no practice, notPracticeOwner for whoever created none,
 *   recordNotFound, designCenterUnknown, centerBound
 */
export function joinCenter(
  context: CenterContext,
  caller: Caller,
  centerId: string,
  practiceId: string | undefined,
): Promise<Answer<typeof centersEndpoints.join>> {
  return context.db.transaction(async (tx) => {
    const center = await centerById(tx, centerId);
    if (!center?.enabled) throw new Refusal('designCenterUnknown');
    const practice = await ownedPractice(tx, caller.userId, practiceId ?? (await ownDefault(tx, caller.userId)));
    await bindTo(context, tx, practice, center);
    return { ...namedCenterOf(center), practiceId: practice.id, practiceName: practice.name };
  });
}

async function ownDefault(tx: Transaction, userId: string): Promise<string> {
  const practices = await listPractices(tx, userId);
  const owned = practices.filter(({ creator }) => creator);
  const [first] = owned;
  if (!first) throw new Refusal(practices.length === 0 ? 'addOrCreateOutpatient' : 'notPracticeOwner');
  return (owned.find(({ isDefault }) => isDefault) ?? first).practiceId;
}

/** Binds a practice to a center; the first one is its default. @throws Refusal centerBound */
export async function bindTo(
  context: CenterTelling,
  tx: Transaction,
  practice: Practice,
  center: Center,
): Promise<void> {
  const bindings = await lockBindings(tx, practice.id);
  if (bindings.some(({ centerId }) => centerId === center.id)) throw new Refusal('centerBound');
  const isDefault = !bindings.some((binding) => binding.isDefault);
  await insertBinding(tx, { practiceId: practice.id, centerId: center.id, isDefault });
  await tell(context, tx, practice, center, 'centerBound');
}

/** Unbinds them; where it was the default one, the longest known of the others takes its place. @throws Refusal recordNotFound */
export async function unbindFrom(
  context: CenterTelling,
  tx: Transaction,
  practice: Practice,
  center: Center,
): Promise<void> {
  const bindings = await lockBindings(tx, practice.id);
  const binding = bindings.find(({ centerId }) => centerId === center.id);
  if (!binding) throw new Refusal('recordNotFound');
  await deleteBinding(tx, practice.id, center.id);
  const next = bindings.find(({ centerId }) => centerId !== center.id);
  if (binding.isDefault && next) await moveDefaultCenter(tx, practice.id, next.centerId);
  await tell(context, tx, practice, center, 'centerUnbound');
}

/** The staff of a center are told in words; whoever belongs to the practice learns that there is another choice. */
async function tell(
  context: CenterTelling,
  tx: Transaction,
  practice: Practice,
  center: Center,
  type: 'centerBound' | 'centerUnbound',
): Promise<void> {
  const staff = (await staffOf(tx, center.id)).filter(({ enabled }) => enabled).map(({ userId }) => userId);
  const people = (await membershipsOfPractice(tx, practice.id)).map(({ userId }) => userId);
  const values = { practice: practice.name, center: center.name };
  if (staff.length > 0) await notify(context, tx, staff, type, values, CENTER_PATH);
  await tellPlaceChanged(context, tx, practice.id, [...new Set([practice.ownerId, ...people, ...staff])]);
}

/** @throws Refusal recordNotFound, notPracticeOwner, designCenterUnknown for one that is not bound */
export async function setDefaultCenter(
  { db }: CenterContext,
  caller: Caller,
  practiceId: string,
  centerId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await ownedPractice(tx, caller.userId, practiceId);
    const bindings = await lockBindings(tx, practiceId);
    if (!bindings.some((binding) => binding.centerId === centerId)) throw new Refusal('designCenterUnknown');
    await moveDefaultCenter(tx, practiceId, centerId);
  });
}

/** The practice that an operator names. @throws Refusal recordNotFound */
export async function practiceForBinding(tx: Transaction, practiceId: string): Promise<Practice> {
  const practice = await practiceById(tx, practiceId);
  if (!practice) throw new Refusal('recordNotFound');
  return practice;
}
