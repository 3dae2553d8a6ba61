import { loadLocale } from './locale.ts';

test('a page of a list is counted as the specification words it', async () => {
  expect((await loadLocale('en-US')).Pagination?.items_per_page).toBe('/ Page');
  expect((await loadLocale('zh-CN')).Pagination?.items_per_page).toBe('条/页');
});
