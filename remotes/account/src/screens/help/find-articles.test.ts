import { findArticles } from './find-articles.ts';
import { articles } from './content/articles.ts';
import en from './content/en-US.ts';
import zh from './content/zh-CN.ts';

const keysOf = (found: ReturnType<typeof findArticles>) => found.flatMap(({ keys }) => keys);
const as = (...roles: string[]) => ({ roles, permissions: [] });

test('every article stands once and in both languages, and says the same number of things', () => {
  const keys = articles.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) {
    expect([key, zh[key].body.length, zh[key].steps?.length]).toEqual([
      key,
      en[key].body.length,
      en[key].steps?.length,
    ]);
    for (const text of [zh[key].title, en[key].title]) expect(text).not.toBe('');
  }
});

test.each([
  ['doctor', 'approval', 'produce'],
  ['assistant', 'asAssistant', 'approval'],
  ['target_design', 'tasks', 'addPatient'],
  ['step_internal_audit', 'inspect', 'credits'],
  ['design_center', 'credits', 'members'],
  ['modelmaker', 'produce', 'inspect'],
])('a %s finds %s and not %s, and everybody finds the login', (role, own, others) => {
  const keys = keysOf(findArticles(en, '', as(role)));
  expect(keys).toContain(own);
  expect(keys).not.toContain(others);
  expect(keys).toContain('login');
});

test('an administrator, and whoever asks for all, finds everything', () => {
  const all = articles.map(({ key }) => key).sort();
  expect(keysOf(findArticles(en, '', { roles: ['admin'], permissions: ['*:*:*'] })).sort()).toEqual(all);
  expect(keysOf(findArticles(en, '', null)).sort()).toEqual(all);
});

test('words are found wherever they stand, whatever their case and width, all of them', () => {
  expect(keysOf(findArticles(en, 'RECOVERY codes', null))).toEqual(['security', 'people']);
  expect(keysOf(findArticles(zh, 'ＤＩＣＯＭ', null))).toEqual(['cbct']);
  expect(findArticles(en, 'recovery dicom', null)).toEqual([]);
});
