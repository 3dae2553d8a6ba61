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
