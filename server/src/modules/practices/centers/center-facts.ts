import { Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { tellPlaceChanged } from '../members/members.ts';
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

/** @throws Refusal recordNotFound */
export async function centerFor(db: Querier, id: string): Promise<Center> {
  const center = await centerById(db, id);
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

/** @returns its id */
export const makeCenter = async (tx: Transaction, center: { number: string; name: string }): Promise<string> =>
  (await insertCenter(tx, { ...center, number: center.number.toUpperCase() })).id;

/** Renames, disables or enables a center; everybody whom it concerns hears of it. @throws Refusal recordNotFound */
export async function changeCenterFacts(
  context: CenterTelling,
  tx: Transaction,
  centerId: string,
  change: { readonly name?: string; readonly enabled?: boolean },
): Promise<void> {
  if (Object.keys(change).length === 0) return void (await centerFor(tx, centerId));
  if (!(await changeCenter(tx, centerId, change))) throw new Refusal('recordNotFound');
  if (change.enabled === undefined) return;
  const staff = await staffOf(tx, centerId);
  await tellStaff(
    context,
    tx,
    centerId,
    staff.map(({ userId }) => userId),
  );
}

/** Staff of a center learn, practice by practice, that they see other cases now. */
export async function tellStaff(
  context: CenterTelling,
  tx: Transaction,
  centerId: string,
  users: readonly string[],
): Promise<void> {
  if (users.length === 0) return;
  for (const { practiceId } of await practicesOf(tx, centerId)) await tellPlaceChanged(context, tx, practiceId, users);
}

/** Lets somebody work in a center. @throws Refusal alreadyStaff */
export async function employ(context: CenterTelling, tx: Transaction, centerId: string, userId: string): Promise<void> {
  if (!(await insertStaff(tx, centerId, userId))) throw new Refusal('alreadyStaff');
  await tellStaff(context, tx, centerId, [userId]);
}

/** @throws Refusal recordNotFound, designCenterUnknown for one that is disabled, practiceUnknown, centerBound */
export async function bindNumbered(
  context: CenterTelling,
  tx: Transaction,
  centerId: string,
  number: string,
): Promise<void> {
  const center = await centerFor(tx, centerId);
  if (!center.enabled) throw new Refusal('designCenterUnknown');
  const practice = await practiceByNumber(tx, number);
  if (!practice) throw new Refusal('practiceUnknown');
  await bindTo(context, tx, practice, center);
}
