import { checkSpaces } from './text-spaces.ts';
import { compareTexts, flatten, textUse } from './texts.ts';

const use = (source: string) => textUse(new Map([['a.tsx', source]]));
const texts = (zh: object, en: object) => ({ 'zh-CN': flatten(zh as never), 'en-US': flatten(en as never) });

describe('language files', () => {
  it('accepts keys that are used and complete', () => {
    const source =
      "t('list.title'); t(`status.${value}`); const head = { key: 'list.empty' }; t('count', { count: 2 });";
    const both = { list: { title: 'x', empty: 'y' }, status: { a: 'z' } };
    expect(
      compareTexts(
        'p',
        texts({ ...both, count_other: '{count} 个' }, { ...both, count_one: '{count}', count_other: '{count}' }),
        use(source),
      ),
    ).toEqual([]);
  });

  it('names a key that one language lacks', () => {
    expect(compareTexts('p', texts({ a: 'x' }, {}), use("t('a')"))).toEqual(['p: a is missing in en-US']);
  });

  it('names a key that nobody uses', () => {
    expect(compareTexts('p', texts({ a: 'x' }, { a: 'x' }), use(''))).toEqual(['p: a is not used']);
  });

  it('names a key that is asked for and does not exist, in both branches of a choice', () => {
    const problems = compareTexts('p', texts({ a: 'x' }, { a: 'x' }), use("t(open ? 'a' : 'b.c')"));
    expect(problems).toEqual(['p: b.c is asked for in a.tsx and not in the language files']);
  });

  it('names placeholders that differ', () => {
    expect(compareTexts('p', texts({ a: '{num} 个' }, { a: '{name}' }), use("t('a')"))[0]).toContain(
      'other placeholders',
    );
  });
});

describe('texts in spaces', () => {
  const both = (tree: object) => texts(tree, tree);
  const spaces = new Map([
    ['common', both({ save: 'x', count_other: 'x' })],
    ['list', both({ list: { title: 'x' } })],
    ['wizard', both({ wizard: { title: 'x' } })],
  ]);
  const app = (loaded: string) => `lazyScreen(() => import('./screens/List.tsx'), () => texts(${loaded}))`;
  const check = (loaded: string, files: Record<string, string>, of = spaces) =>
    checkSpaces('p', of, new Map([['src/app.ts', app(loaded)], ...Object.entries(files)]));
  const list = "import { Row } from './Row.tsx'; t('save');";

  it('accepts a screen that loads what it, and what it imports, uses', () => {
    const files = { 'src/screens/List.tsx': list, 'src/screens/Row.tsx': "t(`list.${x}`); t('count', { count })" };
    expect(check("'common', 'list'", files)).toEqual([]);
  });

  it('names the text, the file and the screen that lacks it, also behind a later import', () => {
    const files = {
      'src/screens/List.tsx': "import('./Row.tsx'); t('save')",
      'src/screens/Row.tsx': "const key = 'list.title'",
    };
    expect(check("'common'", files)).toEqual([
      'p: src/screens/List.tsx does not load list, where src/screens/Row.tsx has list.title',
    ]);
  });

  it('minds no file of which only types are imported', () => {
    const row = "t('wizard.title')";
    const files = (how: string) => ({
      'src/screens/List.tsx': `${how}; t('save'); t('list.title')`,
      'src/screens/Row.tsx': row,
    });
    expect(check("'common', 'list'", files("import type { Row } from './Row.tsx'"))).toEqual([]);
    expect(check("'common', 'list'", files("import { type Row } from './Row.tsx'"))).toEqual([]);
    expect(check("'common', 'list'", files("import { type Row, row } from './Row.tsx'"))).toHaveLength(1);
  });

  it('names a space that is loaded for nothing, and one that is not there', () => {
    expect(check("'common', 'wizard', 'lost'", { 'src/screens/List.tsx': "t('save')" })).toEqual([
      'p: src/screens/List.tsx loads wizard and uses none of it',
      'p: src/screens/List.tsx loads lost, which does not exist',
    ]);
  });

  it('names a first part of keys that stands in two spaces', () => {
    const twice = new Map([...spaces, ['more', both({ list: { other: 'x' } })]]);
    expect(check("'common', 'list'", { 'src/screens/List.tsx': "t('save'); t('list.title')" }, twice)).toContain(
      'p: list stands in list and in more',
    );
  });
});
