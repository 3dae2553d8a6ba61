import { endpoints } from '@archway/contracts';
import { batchFilter, toCountQuery, toQuery } from './batch-filter.ts';

const read = (search: string) => batchFilter.read(new URLSearchParams(search));

test('what is asked of the server is what the contract allows, whatever stands in the address', () => {
  for (const search of [
    '',
    'keyword=B26&status=1&kind=auto&device=4&from=2026-11-01&to=2026-11-02&page=2&size=50',
    'status=9&kind=none&device=x&from=soon',
  ]) {
    expect(endpoints.batches.page.query.safeParse(toQuery(read(search))).success).toBe(true);
    expect(endpoints.batches.counts.query.safeParse(toCountQuery(read(search))).success).toBe(true);
  }
  expect(read('status=9&kind=none').status).toBeUndefined();
});
