import { randomInt } from 'node:crypto';
import {
  type CenterDetail,
  type CenterRow,
  type MemberStatus,
  type NamedCenter,
  type OwnCenter,
  type Page,
  memberStatus,
} from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import { conflictAsRefusal } from '../../../infrastructure/database/conflicts.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { PageQuery } from '../../../infrastructure/lists/page.ts';
import { type Operator, findAccount, peopleById, recordSecurityEvent } from '../../access/api.ts';
import { centersOfStaff } from '../holder-repository.ts';
import { statusOf } from '../members/members.ts';
import { creditsOfCenter } from '../ports.ts';
import { bindNumbered, centerFor, changeCenterFacts, employ, makeCenter, tellEmployed } from './center-facts.ts';
import { type CenterContext, namedCenterOf, practiceForBinding, unbindFrom } from './bindings.ts';
import {
  centerByNumber,
  changePayer,
  changeStaff,
  lockBindings,
  lockStaff,
  pageOfCenters,
  practicesOf,
  staffOf,
} from './center-repository.ts';

/** Everybody of a center, also those who are disabled. */
async function peopleIn(db: Querier, centerId: string): Promise<CenterDetail['staff']> {
  const rows = await staffOf(db, centerId);
  const people = await peopleById(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ userId, enabled }) => {
    const person = people.get(userId);
    if (!person) return [];
    const { userName, name, phone, email } = person;
    return { userId, userName, nickName: name === userName ? null : name, phone, email, status: statusOf({ enabled }) };
  });
}

/** Centers that a user works in now. */
export async function centersOwn(db: Querier, userId: string): Promise<OwnCenter[]> {
  const ids = await centersOfStaff(db, userId);
  return Promise.all(
    ids.map(async (id) => ({
      ...namedCenterOf(await centerFor(db, id)),
      practices: await practicesOf(db, id),
      staff: (await peopleIn(db, id)).map(({ phone: _phone, email: _email, ...person }) => person),
    })),
  );
}

export async function centerPage(db: Querier, page: PageQuery, keyword: string | undefined): Promise<Page<CenterRow>> {
  const { rows, total } = await pageOfCenters(db, page, keyword);
  return {
    total,
    rows: rows.map(({ center, ...counts }) => ({ ...namedCenterOf(center), status: statusOf(center), ...counts })),
  };
}

/** @throws Refusal recordNotFound */
export async function centerDetail(db: Querier, id: string): Promise<CenterDetail> {
  const center = await centerFor(db, id);
  const [practices, staff] = [await practicesOf(db, id), await peopleIn(db, id)];
  return {
    ...namedCenterOf(center),
    status: statusOf(center),
    staffCount: staff.filter(({ status }) => status === memberStatus.enabled).length,
    practiceCount: practices.length,
    practices,
    staff,
    credits: await creditsOfCenter.one(db, id),
  };
}

/** A number that no center has, by chance. */
async function freeNumber(tx: Transaction): Promise<string> {
  for (;;) {
    const number = `D${randomInt(10_000_000, 100_000_000)}`;
    if (!(await centerByNumber(tx, number))) return number;
  }
}

/** @throws Refusal centerNumberTaken */
export function createCenter(
  { db }: CenterContext,
  name: string,
  wanted: string | null | undefined,
  by: Operator,
): Promise<NamedCenter> {
  return conflictAsRefusal(
    { design_centers_number: 'centerNumberTaken' },
    db.transaction(async (tx) => {
      const number = wanted ? wanted.toUpperCase() : await freeNumber(tx);
      if (await centerByNumber(tx, number)) throw new Refusal('centerNumberTaken');
      return namedCenterOf(await makeCenter(tx, { number, name }, by));
    }),
  );
}

/** Renames, disables or enables a center; everybody whom it concerns hears of it. @throws Refusal recordNotFound */
export async function updateCenter(
  context: CenterContext,
  centerId: string,
  { name, status }: { readonly name?: string | undefined; readonly status?: MemberStatus | undefined },
  by: Operator,
): Promise<void> {
  await context.db.transaction((tx) =>
    changeCenterFacts(
      context,
      tx,
      centerId,
      {
        ...(name !== undefined && { name }),
        ...(status !== undefined && { enabled: status === memberStatus.enabled }),
      },
      by,
    ),
  );
}

/** @throws Refusal recordNotFound, accountUnknown, alreadyStaff */
export async function addStaff(context: CenterContext, centerId: string, account: string, by: Operator): Promise<void> {
  await context.db.transaction(async (tx) => {
    await centerFor(tx, centerId);
    const user = await findAccount(tx, account);
    if (!user) throw new Refusal('accountUnknown', { name: account });
    await employ(context, tx, centerId, user.id, by);
  });
}

/** @throws Refusal recordNotFound */
export async function setStaffStatus(
  context: CenterContext,
  centerId: string,
  userId: string,
  status: MemberStatus,
  by: Operator,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const staff = await lockStaff(tx, centerId, userId);
    if (!staff) throw new Refusal('recordNotFound');
    const enabled = status === memberStatus.enabled;
    if (staff.enabled === enabled) return;
    await changeStaff(tx, centerId, userId, enabled);
    await tellEmployed(context, tx, centerId, userId, enabled ? 'staffEnabled' : 'staffDisabled', by);
  });
}

/** @throws Refusal recordNotFound, designCenterUnknown for one that is disabled, practiceUnknown, centerBound */
export async function bindPractice(
  context: CenterContext,
  centerId: string,
  number: string,
  by: Operator,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await bindNumbered(context, tx, centerId, number.toUpperCase(), by);
  });
}

/** @throws Refusal recordNotFound */
export async function unbindPractice(
  context: CenterContext,
  centerId: string,
  practiceId: string,
  { userId: actorId, visitor }: Operator,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const practice = await practiceForBinding(tx, practiceId);
    const center = await centerFor(tx, centerId);
    await recordSecurityEvent(tx, {
      ...{ type: 'centerUnbound', userId: practice.ownerId, actorId, visitor },
      values: { practice: practice.name, center: center.name },
    });
    await unbindFrom(context, tx, practice, center);
  });
}

/** Says who pays for what the center designs for a practice. @throws Refusal recordNotFound */
export async function setPayer(
  { db }: CenterContext,
  centerId: string,
  practiceId: string,
  centerPays: boolean,
  { userId: actorId, visitor }: Operator,
): Promise<void> {
  await db.transaction(async (tx) => {
    const bound = (await lockBindings(tx, practiceId)).find((binding) => binding.centerId === centerId);
    if (!bound) throw new Refusal('recordNotFound');
    if (bound.centerPays === centerPays) return;
    await changePayer(tx, practiceId, centerId, centerPays);
    const { name: practice, ownerId: userId } = await practiceForBinding(tx, practiceId);
    const values = {
      practice,
      center: (await centerFor(tx, centerId)).name,
      payer: centerPays ? 'center' : 'practice',
    };
    await recordSecurityEvent(tx, { type: 'payerChanged', userId, actorId, visitor, values });
  });
}
