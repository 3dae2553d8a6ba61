import type { PageTimes, TimeSpan, WebVitalName } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../infrastructure/database/database.ts';
import { toInstant } from '../../infrastructure/database/instant.ts';

const spans: Readonly<Record<TimeSpan, { readonly step: 'hour' | 'day'; readonly since: SQL }>> = {
  day: { step: 'hour', since: sql`now() - interval '24 hours'` },
  week: { step: 'day', since: sql`now() - interval '7 days'` },
  month: { step: 'day', since: sql`now() - interval '30 days'` },
};

const MOST_ROUTES = 12;

/**
 * A value that a page wrote into its event. The text is whatever the page sent, and may be no JSON at all, so it is
 * looked for instead of parsed.
 */
const routeOf = sql`coalesce(substring(log_data from '"route":"([^"]{1,100})"'), '')`;
const vitalOf = sql`substring(log_data from '"name":"(LCP|INP|CLS|FCP|TTFB)"')`;
const valueOf = sql`substring(log_data from '"value":([0-9]{1,9}(?:[.][0-9]{1,9})?)')::float8`;

const percentile = (share: number, of: SQL): SQL =>
  sql`percentile_cont(${share}::float8) within group (order by ${of})`;
const rounded = (value: SQL): SQL => sql`round(${value})::int`;

/** How long pages took, and their web vitals, over the span that ends now. */
export async function pageTimesOf(db: Database, span: TimeSpan): Promise<PageTimes> {
  const { step, since } = spans[span];
  const loads = sql`frontend_logs where type = 'page-load' and duration_ms is not null and at > ${since}`;
  const duration = sql`duration_ms`;
  const steps = await db.execute<{ at: string; count: number; p50: number; p75: number; p95: number }>(sql`
    select (date_trunc(${step}, at at time zone 'UTC') at time zone 'UTC')::text as at, count(*)::int as count,
      ${rounded(percentile(0.5, duration))} as p50, ${rounded(percentile(0.75, duration))} as p75,
      ${rounded(percentile(0.95, duration))} as p95
    from ${loads} group by 1 order by 1`);
  const routes = await db.execute<PageTimes['routes'][number] & Record<string, unknown>>(sql`
    select ${routeOf} as route, count(*)::int as count, ${rounded(percentile(0.75, duration))} as p75
    from ${loads} group by 1 order by 2 desc, 1 limit ${MOST_ROUTES}`);
  const vitals = await db.execute<{ name: WebVitalName; count: number; p75: number }>(sql`
    select ${vitalOf} as name, count(*)::int as count, ${percentile(0.75, valueOf)} as p75
    from frontend_logs
    where type = 'web-vital' and at > ${since} and ${vitalOf} is not null and ${valueOf} is not null
    group by 1 order by 1`);
  return {
    steps: steps.rows.map(({ at, ...figures }) => ({ at: toInstant(at), ...figures })),
    routes: routes.rows,
    vitals: vitals.rows,
  };
}
