import { processTab } from '@archway/contracts';
import { processFilter, toCountQuery, toQuery } from './process-filter.ts';

const read = (search: string) => processFilter.read(new URLSearchParams(search));

test('the address names tab, service and search; what it does not know counts for nothing', () => {
  const filter = read('tab=3&service=2&keyword=MP-');
  expect(toQuery(filter)).toMatchObject({
    tab: processTab.to_by_confirmed,
    serviceType: 2,
    keyword: 'MP-',
    pageNum: 1,
  });
  expect(toCountQuery(filter)).toEqual({ serviceType: 2, keyword: 'MP-' });
  expect(toQuery(read('tab=9&service=7'))).not.toHaveProperty('tab');
  expect(toQuery(read('tab=9&service=7'))).not.toHaveProperty('serviceType');
});
