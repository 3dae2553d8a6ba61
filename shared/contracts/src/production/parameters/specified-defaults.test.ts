import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParameterValue } from './parameter.ts';
import { parameterOf } from './parameters.ts';

/** The specification stands beside the project where it is developed, and not where it is only built. */
const specification = ['..', '../..']
  .map((above) => join(__dirname, '../../../../..', above, 'shared/spec/2-production-and-files.md'))
  .find(existsSync);
const whereItIs = specification === undefined ? test.skip : test;
const text = specification === undefined ? '' : readFileSync(specification, 'utf8');

const valueOf = (word: string): ParameterValue =>
  word === 'true' ? true : word === 'false' ? false : Number.isNaN(Number(word)) ? word : Number(word);

/** `width 1, angle 20` of an object, as parameters. */
const listed = (object: string, list: string): [string, ParameterValue][] =>
  list
    .replace(/\.$/, '')
    .split(', ')
    .map((pair) => pair.split(' '))
    .map(([name = '', value = '']) => [`${object}.${name}`, valueOf(value)]);

/** All defaults of the table, and of the picture of a code. */
function specified(): [string, ParameterValue][] {
  const table = text.split('### Default model-process and retainer settings')[1]?.split('\n###')[0] ?? '';
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, field = '', value = '']) => [field, value]);
  const found = rows
    .filter(([field = '', value = '']) => !['Field', '---'].includes(field) && !/^(see |no default)/.test(value))
    .flatMap(([field = '', value = '']): [string, ParameterValue][] => {
      if (value.includes(', ')) return listed(field, value);
      const values = value.split(' / ');
      return field.split(' / ').map((key, at) => [key, valueOf(values[at] ?? '')]);
    });
  const code = /^Defaults: (useQrcode .*)$/m.exec(text)?.[1] ?? '';
  return [...found, ...listed('qrcodePic', code)];
}

whereItIs('every default is that of the specification’s table', () => {
  const found = specified();
  expect(found.length).toBeGreaterThanOrEqual(45);
  for (const [key, value] of found) expect([key, parameterOf(key)?.standard]).toEqual([key, value]);
});
