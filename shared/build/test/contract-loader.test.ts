import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const slim = jest.requireActual<(this: unknown, source: string) => string>('../webpack/contract-loader.cjs');
const inOne = (lang: string, text: string): string =>
  slim.call({ resource: `/contracts/plans/errors.ts?lang=${lang}` }, text);

const source = `
import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
export const notice = z.object({ id: z.string() });
export type Notice = z.infer<typeof notice>;
export const kinds = ['a', 'b'] as const;
export const accountEndpoints = {
  notices: endpoint({
    id: 'account.notices',
    method: 'GET',
    path: '/doctor/doc/pageMsgNotice',
    summary: 'Notices of the caller.',
    access: 'session',
    query: z.strictObject({ readFlag: z.coerce.number().optional() }),
    data: z.array(notice),
    errors: ['recordNotFound'],
  }),
} as const;
`;

test('an endpoint keeps what a call needs', () => {
  const text = slim(source);
  expect(text).toContain("id: 'account.notices'");
  expect(text).toContain("method: 'GET'");
  expect(text).toContain("path: '/doctor/doc/pageMsgNotice'");
  for (const gone of ['summary', 'access', 'query', 'data', 'errors']) expect(text).not.toContain(`${gone}:`);
});

test('an endpoint is no call any more, so that what nobody uses leaves the build', () => {
  expect(slim(source)).not.toContain('endpoint(');
});

test('a property that is written short is kept, too', () => {
  const text = slim(
    source.replace("path: '/doctor/doc/pageMsgNotice'", 'path').replace('const kinds', "const path = '/x', kinds"),
  );
  expect(text.replace(/\s+/g, ' ')).toMatch(/notices: \{ id: 'account.notices', method: 'GET', path \}/);
});

test('every endpoint of the contracts can be called by a page', () => {
  const contracts = join(__dirname, '..', '..', 'contracts', 'src');
  const lame: string[] = [];
  let seen = 0;
  for (const file of readdirSync(contracts, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('endpoints.ts')) continue;
    const text = slim(readFileSync(join(contracts, file), 'utf8'));
    for (const [called] of text.matchAll(/: \{(?=[^{}]*\bid\b)[^{}]*\bmethod\b[^{}]*(\$\{[^{}]*\}[^{}]*)*\}/g)) {
      seen += 1;
      if (!['id', 'method', 'path'].every((name) => new RegExp(`\\b${name}\\b`).test(called)))
        lame.push(`${file}: ${called}`);
    }
  }
  expect(lame).toEqual([]);
  expect(seen).toBeGreaterThan(200);
});

test('schemas go, names, types and plain values stay', () => {
  const text = slim(source);
  expect(text).toMatch(/export const notice = z;/);
  expect(text).toContain('z.infer<typeof notice>');
  expect(text).toMatch(/kinds = \[\s*'a',\s*'b'\s*\] as const/);
});

test('what is not the contracts’ own way of writing is left alone', () => {
  const plain =
    'export const page = (rows) => ({ rows, total: rows.length });\nexport const x = other.object({ id: 1 });';
  expect(slim(plain).replace(/\s+/g, ' ')).toContain('total: rows.length');
  expect(slim(plain)).toContain('other.object({');
});

test('a catalogue of errors in one language has no words of the other, and asks its domains for the same', () => {
  const domain =
    "import { entry } from '../wire/error-entry.ts';\nexport const e = { gone: entry(1, 200, '没有了', 'Gone') };";
  const whole = "import { planErrors } from '../plans/errors.ts';\nexport const laterErrors = { ...planErrors };";
  expect(inOne('en-US', domain)).toMatch(/entry\(1, 200, '', ["']Gone["']\)/);
  expect(inOne('zh-CN', domain)).toMatch(/entry\(1, 200, ["']没有了["'], ''\)/);
  expect(inOne('zh-CN', domain)).toContain("'../wire/error-entry.ts'");
  expect(inOne('zh-CN', whole)).toContain('../plans/errors.ts?lang=zh-CN');
  const entrance = { resource: '/contracts/wire/later-errors.zh-CN.ts' };
  expect(slim.call(entrance, "export { laterErrors } from './later-errors.ts';")).toContain('errors.ts?lang=zh-CN');
  expect(slim(whole)).toContain("'../plans/errors.ts'");
});

test('every entry of the catalogue is written so that its other language can be left out', () => {
  const contracts = join(__dirname, '..', '..', 'contracts', 'src');
  const names = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /errors\.ts$/.test(name),
  );
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const text = inOne('en-US', readFileSync(join(contracts, name), 'utf8'));
    expect([name, /[\u4e00-\u9fff]/.exec(text)?.[0]]).toEqual([name, undefined]);
  }
});
