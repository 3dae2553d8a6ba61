import type { OperatedPractice, Page, Received, registryEndpoints } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { selectPage } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName, userNameOf } from '../../access/api.ts';
import { serviceHolds } from '../practice-sql.ts';
import { practices } from '../schema.ts';

const isOver = sql`coalesce(practices.expires_on < (now() at time zone 'utc')::date, false)`;

const practiceRow = selection({
  ...columnsOf(practices, '"practices"', 'name', 'abbreviation', 'number', 'phone', 'address', 'profile', 'ownerId'),
  ...columnsOf(practices, '"practices"', 'region', 'province', 'city', 'area'),
  practiceId: columnsOf(practices, '"practices"', 'id').id,
  enabled: columnsOf(practices, '"practices"', 'available').available,
  expiredDay: columnsOf(practices, '"practices"', 'expiresOn').expiresOn,
  createTime: columnsOf(practices, '"practices"', 'createdAt').createdAt,
  expired: computed<boolean>(isOver),
  ownerName: computed<string>(shownName(sql`practices.owner_id`)),
  ownerUserName: computed<string>(userNameOf(sql`practices.owner_id`)),
  memberCount: computed<number>(
    sql`((select count(*) from practice_members m where m.practice_id = practices.id and m.enabled)
      + (select count(*) from assistant_practices a where a.practice_id = practices.id and ${serviceHolds(sql`a`)}))::int`,
  ),
});

type Asked = Received<typeof registryEndpoints.page>['query'];

const states: Readonly<Record<NonNullable<Asked['state']>, SQL>> = {
  enabled: sql`practices.available`,
  disabled: sql`not practices.available`,
  expired: isOver,
};

const matches = ({ keyword, state }: Asked): SQL =>
  allOf(
    ifGiven(keyword, (words) => {
      const pattern = containing(words);
      return sql`practices.name ilike ${pattern} or practices.abbreviation ilike ${pattern}
        or practices.number ilike ${pattern} or practices.phone like ${pattern}
        or ${shownName(sql`practices.owner_id`)} ilike ${pattern}
        or ${userNameOf(sql`practices.owner_id`)} ilike ${pattern}`;
    }),
    ifGiven(state, (wanted) => states[wanted]),
  );

/** Practices, the newest first; what they have left is asked of those who keep it. */
export const practicePage = (db: Querier, asked: Asked): Promise<Page<Omit<OperatedPractice, 'balances'>>> =>
  selectPage(db, {
    row: practiceRow,
    from: sql`${practices} where ${matches(asked)}`,
    order: ordered(['"practices"."id"'], 'desc'),
    page: asked,
  });
