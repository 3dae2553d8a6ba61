import { forbidsReplacing } from './overwrite-rule.ts';

const rules = (...inner: string[]): string =>
  `<?xml version="1.0"?><OverwriteConfiguration>${inner.map((each) => `<Rule><ID>1</ID>${each}</Rule>`).join('')}</OverwriteConfiguration>`;
const forbid = '<Action>forbid</Action>';

test.each([
  ['no rule', rules(), false],
  ['a rule for the whole bucket', rules(`${forbid}<Prefix></Prefix><Suffix></Suffix>`), true],
  ['a rule for the prefix', rules(`${forbid}<Prefix>archway/</Prefix>`), true],
  ['a rule for a part of it', rules(`${forbid}<Prefix>archway/pt/</Prefix>`), false],
  ['a rule for one ending', rules(`${forbid}<Prefix>archway/</Prefix><Suffix>.drc</Suffix>`), false],
  [
    'a rule for somebody',
    rules(`${forbid}<Prefix>archway/</Prefix><Principals><Principal>1</Principal></Principals>`),
    false,
  ],
  ['a rule for everybody', rules(`${forbid}<Principals><Principal>*</Principal></Principals>`), true],
  ['the second of two', rules(`${forbid}<Prefix>other/</Prefix>`, `${forbid}<Prefix>arch</Prefix>`), true],
])('%s', (_what, configuration, expected) => {
  expect(forbidsReplacing(configuration, 'archway/')).toBe(expected);
});
