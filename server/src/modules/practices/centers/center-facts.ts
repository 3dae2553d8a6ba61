import { Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { type Operator, recordSecurityEvent } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { CENTER_PATH, tellPlaceChanged } from '../members/telling.ts';
import { practiceByNumber } from '../repository.ts';
import { type CenterTelling, bindTo } from './bindings.ts';
import {
  type Center,
  centerById,
  centerByNumber,
  changeCenter,
  insertCenter,
  insertStaff,
  practicesOf,
  staffOf,
} from './center-repository.ts';

/** A design center as a document knows it. */
export interface KnownCenter {
  readonly centerId: string;
  readonly name: string;
  readonly enabled: boolean;
  /** Ids of everybody in it, also those who are disabled. */
  readonly staff: readonly string[];
  /** Codes of the practices that it designs for. */
  readonly practices: readonly string[];
}

/** @param lock keeps others from changing it until the transaction ends @throws Refusal recordNotFound */
export async function centerFor(db: Querier, id: string, lock = false): Promise<Center> {
  const center = await centerById(db, id, lock);
  if (!center) throw new Refusal('recordNotFound');
  return center;
}

export async function knownCenter(db: Querier, number: string): Promise<KnownCenter | null> {
  const center = await centerByNumber(db, number);
  if (!center) return null;
  const staff = await staffOf(db, center.id);
  const practices = await practicesOf(db, center.id);
  return {
    ...{ centerId: center.id, name: center.name, enabled: center.enabled },
    staff: staff.map(({ userId }) => userId),
    practices: practices.map((practice) => practice.number),
  };
}

export async function makeCenter(
  tx: Transaction,
  center: { readonly number: string; readonly name: string },
  { userId, visitor }: Operator,
): Promise<Center> {
  const made = await insertCenter(tx, { ...center, number: center.number.toUpperCase() });
  await recordSecurityEvent(tx, { type: 'centerMade', userId, visitor, values: { name: made.name } });
  return made;
}

/** Renames, disables or enables a center; everybody whom it concerns hears of it. @throws Refusal recordNotFound */
export async function changeCenterFacts(
  context: CenterTelling,
  tx: Transaction,
  centerId: string,
  change: { readonly name?: string; readonly enabled?: boolean },
  { userId, visitor }: Operator,
): Promise<void> {
  const before = await centerFor(tx, centerId, true);
  const name = change.name ?? before.name;
  const [renamed, turned] = [name !== before.name, (change.enabled ?? before.enabled) !== before.enabled];
  if (!renamed && !turned) return;
  await changeCenter(tx, centerId, change);
  const event = { userId, visitor, values: { name } };
  if (renamed) await recordSecurityEvent(tx, { ...event, type: 'centerChanged' });
  if (!turned) return;
  const type = change.enabled ? 'centerEnabled' : 'centerDisabled';
  await recordSecurityEvent(tx, { ...event, type });
  const staff = await staffOf(tx, centerId);
  const working = staff.filter(({ enabled }) => enabled).map(({ userId: id }) => id);
  await notify(context, tx, working, type, { center: name }, CENTER_PATH);
  await tellStaff(
    context,
    tx,
    centerId,
    staff.map(({ userId: id }) => id),
  );
}

/** Staff of a center learn, practice by practice, that they see other cases now. */
async function tellStaff(
  context: CenterTelling,
  tx: Transaction,
  centerId: string,
  users: readonly string[],
): Promise<void> {
  if (users.length === 0) return;
  for (const { practiceId } of await practicesOf(tx, centerId)) await tellPlaceChanged(context, tx, practiceId, users);
}

/** Lets somebody work in a center. @throws Refusal alreadyStaff */
export async function employ(
  context: CenterTelling,
  tx: Transaction,
  centerId: string,
  userId: string,
  by: Operator,
): Promise<void> {
  if (!(await insertStaff(tx, centerId, userId))) throw new Refusal('alreadyStaff');
  await tellEmployed(context, tx, centerId, userId, 'staffAdded', by);
}

/** Writes down and tells somebody what has become of their work for a center; the last thing in its transaction. */
export async function tellEmployed(
  context: CenterTelling,
  tx: Transaction,
  centerId: string,
  userId: string,
  type: 'staffAdded' | 'staffEnabled' | 'staffDisabled',
  { userId: actorId, visitor }: Operator,
): Promise<void> {
  const { name } = await centerFor(tx, centerId);
  await recordSecurityEvent(tx, { type, userId, actorId, visitor, values: { name } });
  await notify(context, tx, [userId], type, { center: name }, CENTER_PATH);
  await tellStaff(context, tx, centerId, [userId]);
}

/** @throws Refusal recordNotFound, designCenterUnknown for one that is disabled, practiceUnknown, centerBound */
export async function bindNumbered(
  context: CenterTelling,
  tx: Transaction,
  centerId: string,
  number: string,
  { userId: actorId, visitor }: Operator,
): Promise<void> {
  const center = await centerFor(tx, centerId);
  if (!center.enabled) throw new Refusal('designCenterUnknown');
  const practice = await practiceByNumber(tx, number);
  if (!practice) throw new Refusal('practiceUnknown');
  await recordSecurityEvent(tx, {
    ...{ type: 'centerBound', userId: practice.ownerId, actorId, visitor },
    values: { practice: practice.name, center: center.name },
  });
  await bindTo(context, tx, practice, center);
}
