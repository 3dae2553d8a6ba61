import { customChanges, withoutChange } from './custom-changes.ts';
import { customDictionary, dictionaryProblem, tidyDictionary } from './custom-dictionary.ts';
import { type Customization, asBuilt, inCustomOrder } from './customization.ts';

const said = (...entries: Customization['entries']): Customization => ({ order: null, entries });
const order = (rows: string, wanted: string | null) =>
  inCustomOrder([...rows], (row) => row, wanted === null ? null : [...wanted]).join('');

describe('an order', () => {
  it('puts rows where it names them', () => {
    expect(order('abc', 'cab')).toBe('cab');
    expect(order('abc', null)).toBe('abc');
  });

  it('leaves a row of a later version behind the one that it follows in the product', () => {
    expect(order('abxc', 'cba')).toBe('cbxa');
    expect(order('xabc', 'cba')).toBe('xcba');
    expect(order('abxyc', 'bac')).toBe('bxyac');
  });

  it('forgets rows that are gone', () => {
    expect(order('ab', 'zba')).toBe('ba');
  });
});

describe('taking a change back', () => {
  const first = said({ key: 'a', en: 'One' });
  const second = said({ key: 'a', en: 'One', hidden: true }, { key: 'b', zh: '二' });

  it('leaves what others changed', () => {
    expect(withoutChange(second, asBuilt, first)?.entries).toEqual([
      expect.objectContaining({ key: 'a', en: undefined, hidden: true }),
      { key: 'b', zh: '二' },
    ]);
  });

  it('is refused where the same field was changed again', () => {
    expect(withoutChange(said({ key: 'a', en: 'Two' }), asBuilt, first)).toBeNull();
    expect(withoutChange(asBuilt, asBuilt, first)).toBeNull();
  });

  it('gives an order back', () => {
    const ordered = { ...first, order: ['b', 'a'] };
    expect(withoutChange(ordered, first, ordered)?.order).toBeNull();
    expect(withoutChange({ ...ordered, order: ['a', 'b'] }, first, ordered)).toBeNull();
  });

  it('tells a service type that was taken away from one that nobody spoke of', () => {
    expect(customChanges(asBuilt, said({ key: 'a', designType: null }))).toEqual([
      { key: 'a', field: 'designType', from: undefined, to: null },
    ]);
    expect(customChanges(first, first)).toEqual([]);
  });
});

describe('a dictionary', () => {
  it('has the words of operators, and hides what they hide', () => {
    const custom = { order: ['2', '0', '1'], entries: [{ key: '0', en: 'Waiting', hidden: true }] };
    const entries = customDictionary('print_status', custom);
    expect(entries.map(({ value }) => value)).toEqual([2, 3, 0, 1]);
    expect(entries[2]).toMatchObject({ value: 0, en: 'Waiting', hidden: true });
  });

  it('keeps only what differs from the product', () => {
    const known = customDictionary('print_status', asBuilt).map(({ value, ...entry }) => ({
      ...entry,
      key: String(value),
    }));
    const all = { order: known.map(({ key }) => key), entries: known };
    expect(tidyDictionary('print_status', all)).toEqual(asBuilt);
    const one = { ...all, entries: known.map((entry) => (entry.key === '0' ? { ...entry, zh: '排队' } : entry)) };
    expect(tidyDictionary('print_status', one)).toEqual(said({ key: '0', zh: '排队' }));
  });

  const added = { key: '3', zh: '影像', en: 'Pictures' };
  it.each<[string, Parameters<typeof dictionaryProblem>[0], Customization, string | undefined]>([
    ['a new name', 'pt_status', said({ key: '10', zh: '方案设计', en: 'Planning' }), undefined],
    ['an added value of an open one', 'pt_record_tab', said(added), undefined],
    ['an added value of one that the product owns', 'pt_status', said(added), 'dictionaryClosed'],
    ['an added value without a name', 'pt_record_tab', said({ key: '3', zh: '影像' }), 'customNameMissing'],
    ['an added value that is no number', 'pt_record_tab', said({ ...added, key: '03' }), 'dictionaryValueInvalid'],
    ['the same name twice', 'pt_status', said({ key: '10', en: 'Unsubmitted' }), 'customNameTwice'],
    ['a service type', 'pt_status', said({ key: '10', designType: 0 }), 'customFieldUnknown'],
    ['an order of values that are not there', 'pt_status', { order: ['99'], entries: [] }, 'customKeyUnknown'],
    ['everything hidden', 'pt_record_tab', said({ ...added, hidden: true }), 'dictionaryAllHidden'],
  ])('%s', (_, type, custom, expected) => {
    expect(dictionaryProblem(type, custom)?.error).toBe(expected);
  });
});
