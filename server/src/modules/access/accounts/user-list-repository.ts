import type { OperatedUser, Page, Received, usersEndpoints } from '@archway/contracts';
import { rolesOfAccount } from '@archway/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toInstant } from '../../../infrastructure/database/instant.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { selectPage, selectRows } from '../../../infrastructure/lists/page.ts';
import { type RowOf, columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { users } from '../schema.ts';

/** An account may create cases until the end of its last day; without one it may not. In UTC, as the gate asks. */
const isOver = sql`(users.expires_on is null or users.expires_on < (now() at time zone 'utc')::date)`;

/** The roles that a user has by membership, as part of a statement. */
type RolesByMembership = (userId: SQLWrapper) => SQL<string[]>;

const newRow = (byMembership: RolesByMembership) =>
  selection({
    ...columnsOf(users, '"users"', 'userName', 'nickName', 'phone', 'email', 'doctorType', 'services', 'enabled'),
    ...columnsOf(users, '"users"', 'expiresOn', 'createdAt'),
    userId: columnsOf(users, '"users"', 'id').id,
    expired: computed<boolean>(isOver),
    ownRoles: computed<string[]>(sql`array(select held.role from user_roles held where held.user_id = users.id)`),
    memberships: computed<string[]>(byMembership(users.id)),
    lastUsed: computed<string | Date | null>(
      sql`(select max(used.last_used_at) from sessions used where used.user_id = users.id)`,
    ),
  });
let known: ReturnType<typeof newRow> | undefined;
/** Made once: what is selected never changes. */
const userRow = (byMembership: RolesByMembership) => (known ??= newRow(byMembership));

const view = (row: RowOf<ReturnType<typeof newRow>>): OperatedUser => {
  const { ownRoles, memberships, expiresOn, createdAt, lastUsed, ...said } = row;
  const { doctorType } = said;
  return {
    ...said,
    roles: rolesOfAccount({ account: ownRoles, memberships, doctorType }),
    expiredDay: expiresOn,
    registerTime: createdAt,
    lastUsed: lastUsed === null ? null : toInstant(lastUsed),
  };
};

type Asked = Received<typeof usersEndpoints.page>['query'];

const states: Readonly<Record<NonNullable<Asked['state']>, SQL>> = {
  enabled: sql`users.enabled`,
  disabled: sql`not users.enabled`,
  expired: isOver,
};

const matches = ({ keyword, state, doctorType, administrators }: Asked): SQL =>
  allOf(
    ifGiven(keyword, (words) => {
      const pattern = containing(words);
      // Numbers are kept without the spaces that people write.
      const digits = containing(words.replace(/[\s()-]/g, ''));
      return sql`users.user_name ilike ${pattern} or users.nick_name ilike ${pattern}
        or users.phone like ${digits} or users.email ilike ${pattern}`;
    }),
    ifGiven(state, (wanted) => states[wanted]),
    ifGiven(doctorType, (wanted) => sql`users.doctor_type = ${wanted}`),
    ifGiven(
      administrators,
      () => sql`exists (select from user_roles held where held.user_id = users.id and held.role = 'admin')`,
    ),
  );

/** Accounts, the newest first. */
export async function userPage(
  db: Querier,
  asked: Asked,
  byMembership: RolesByMembership,
): Promise<Page<OperatedUser>> {
  const { rows, total } = await selectPage(db, {
    row: userRow(byMembership),
    from: sql`${users} where ${matches(asked)}`,
    order: ordered(['"users"."id"'], 'desc'),
    page: asked,
  });
  return { rows: rows.map(view), total };
}

export async function operatedUserById(
  db: Querier,
  userId: string,
  byMembership: RolesByMembership,
): Promise<OperatedUser | null> {
  const [row] = await selectRows(db, userRow(byMembership), sql`${users} where users.id = ${userId}`);
  return row ? view(row) : null;
}
