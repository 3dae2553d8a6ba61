import { shownName } from '@archway/contracts';
import { inArray } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { hasPhone } from './repository.ts';
import { users } from './schema.ts';

/** An account as those see it who work with its holder. */
export interface Person {
  readonly userId: string;
  readonly userName: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly registerTime: Date;
}

/** These people, by their ids. */
export async function peopleById(db: Querier, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      userId: users.id,
      userName: users.userName,
      nickName: users.nickName,
      phone: users.phone,
      email: users.email,
      registerTime: users.createdAt,
    })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ nickName, ...row }) => [row.userId, { ...row, name: shownName({ ...row, nickName }) }]));
}

/** The account with this phone number, however it is written. */
export async function holderOfPhone(db: Querier, phone: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(hasPhone(phone));
  return row?.id ?? null;
}
