import type { CertificationRow, CertificationState, Page } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../infrastructure/lists/conditions.ts';
import { type PageQuery, selectPage } from '../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../infrastructure/lists/selection.ts';
import { shownName, userNameOf } from '../access/api.ts';
import { practiceCode, practiceName } from '../practices/api.ts';
import { certificationParts } from './schema.ts';

/** A row for each person: where they stand, and the practice that waits, or the last one. */
const people = sql`(select c.user_id,
    case when bool_or(c.state = 'readyAuth') then 'readyAuth' when bool_or(c.state = 'authFailed') then 'authFailed'
      else 'authed' end as state,
    min(c.submitted_at) filter (where c.state = 'readyAuth') as submitted_at,
    max(c.decided_at) as decided_at,
    max(c.submission) as submission,
    (array_agg(c.practice_id order by (c.state = 'readyAuth') desc, c.practice_id desc)
      filter (where c.practice_id is not null))[1] as practice_id
  from ${certificationParts} c where c.state <> 'none' and c.submission > 0 group by c.user_id) p`;

const row = selection({
  ...columnsOf(certificationParts, 'p', 'userId', 'state', 'submission', 'decidedAt', 'submittedAt'),
  name: computed<string>(shownName(sql`p.user_id`)),
  userName: computed<string>(userNameOf(sql`p.user_id`)),
  practiceName: computed<string | null>(practiceName(sql`p.practice_id`)),
  practiceCode: computed<string | null>(practiceCode(sql`p.practice_id`)),
}).with('waitingSince', ({ submittedAt }) => submittedAt);

interface QueueFilter extends PageQuery {
  readonly state: Exclude<CertificationState, 'none'>;
  readonly keyword?: string | undefined;
}

/** People in this state: who waits the longest first, who was answered the last first. */
export const pageOfPeople = (
  db: Querier,
  { state, keyword, ...page }: QueueFilter,
): Promise<Page<CertificationRow & { submittedAt: string | null }>> =>
  selectPage(db, {
    row,
    page,
    order:
      state === 'readyAuth' ? sql`order by p.submitted_at, p.user_id` : sql`order by p.decided_at desc, p.user_id desc`,
    from: sql`${people} where ${allOf(
      sql`p.state = ${state}`,
      ifGiven(keyword, (words) => {
        const pattern = containing(words);
        return sql`${shownName(sql`p.user_id`)} ilike ${pattern} or ${userNameOf(sql`p.user_id`)} ilike ${pattern}
          or ${practiceName(sql`p.practice_id`)} ilike ${pattern} or ${practiceCode(sql`p.practice_id`)} ilike ${pattern}`;
      }),
    )}`,
  });
