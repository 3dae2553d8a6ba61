import { endpoints } from '@archway/contracts';
import type { BenchRow } from './bench-row.ts';
import { statementsOfPage } from './captured-sql.ts';
import { filterRows, filtersOf, measureFilters } from './list-filters.ts';
import { listScreenRows, measureListScreen } from './list-screen.ts';
import { fillCases } from './many-cases.ts';
import { listRows, withTwoSizes } from './two-sizes.ts';

/** The case list over HTTP against the bare driver with the same SQL, at 10,000 and at 1,000,000 cases. */
export const benchList = (): Promise<BenchRow[]> =>
  withTwoSizes('democreator', fillCases, async (small, large) => {
    const rows = await listRows(['case list', 'cases'], endpoints.cases.page.path, [small, large], statementsOfPage);
    const filtered = [];
    const screens = [];
    for (const { server, pool, token } of [small, large]) {
      filtered.push(await measureFilters(server.url, token, await filtersOf(pool)));
      screens.push(await measureListScreen(server.url, token));
    }
    return [...rows, ...listScreenRows(screens), ...filterRows(filtered)];
  });
