import type { AssistView, Page } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { type PageQuery, selectPage, selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { joinCase } from '../../cases/api.ts';
import { practiceName } from '../../practices/api.ts';
import { planAssists } from '../schema.ts';
import { type OfCenters, ofCenters, viewSql } from './assist-repository.ts';

const row = selection(columnsOf(planAssists, 'a', 'assistId'));

/** Ids of one page of assist audits: those that wait in the order in which they came, the others newest first. */
export async function pageOfAssists(
  db: Querier,
  { centerIds, userId, view, keyword }: Asked,
  page: PageQuery,
): Promise<Page<string>> {
  const words = ifGiven(
    keyword,
    (text) => sql`(c.pt_no ilike ${containing(text)} or s.name ilike ${containing(text)}
      or ${practiceName(sql`c.practice_id`)} ilike ${containing(text)})`,
  );
  const { rows, total } = await selectPage(db, {
    row,
    from: sql`${planAssists} a ${joinCase(sql`a.pt_id`)} join schemes s on s.scheme_id = a.scheme_id
      where ${allOf(ofCenters(centerIds), viewSql(view, userId), words)}`,
    order: view === 'waiting' ? sql`order by a.assist_id` : sql`order by a.assist_id desc`,
    page,
  });
  return { rows: rows.map(({ assistId }) => assistId), total };
}

interface Asked {
  readonly centerIds: OfCenters;
  readonly userId: string;
  readonly view: AssistView;
  readonly keyword: string | undefined;
}

/** How many each view has. */
export async function countAssists(
  db: Querier,
  centerIds: OfCenters,
  userId: string,
): Promise<Record<AssistView, number>> {
  const counted = (view: AssistView) => computed<number>(sql`(count(*) filter (where ${viewSql(view, userId)}))::int`);
  const counts = selection({ waiting: counted('waiting'), mine: counted('mine'), all: counted('all') });
  const from = sql`${planAssists} a where ${ofCenters(centerIds)}`;
  return (await selectRows(db, counts, from))[0] ?? { waiting: 0, mine: 0, all: 0 };
}
