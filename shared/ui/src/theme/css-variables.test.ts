import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPrimary, fixedVariables, primaryVariables } from './css-variables.ts';

const written = new Map(
  [
    ...readFileSync(join(process.cwd(), 'shared/ui/src/theme/root.css'), 'utf8').matchAll(
      /(--archway-[\w-]+):\s*([^;]+);/g,
    ),
  ].map(([, name, value]) => [name!, value!]),
);

/** Formatting aside: letter case, spaces after commas, leading zeros. */
const plain = (value: string | undefined): string =>
  (value ?? '')
    .toLowerCase()
    .replaceAll("'", '"')
    .replace(/\s+/g, ' ')
    .replace(/, /g, ',')
    .replace(/(^|[ (,])0\./g, '$1.')
    .replace(/(\.\d*?)0+(?=\D|$)/g, '$1');

test('root.css states exactly the variables of the tokens', () => {
  const expected = new Map([...fixedVariables(), ...primaryVariables()]);
  expect([...written.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [name, value] of expected) expect([name, plain(written.get(name))]).toEqual([name, plain(value)]);
});

test('a tenant colour overrides the primary variables and no others', () => {
  const page = document.createElement('div');
  applyPrimary('#0E6F6C', page);
  expect(page.style.getPropertyValue('--archway-color-primary')).toBe('#0E6F6C');
  expect(page.style.getPropertyValue('--archway-color-text')).toBe('');
});
