import { type ErrorName, type Lang, endpoints, errorText, errors, wireWords } from '@archway/contracts';
import type { ServerModule } from '../../src/context.ts';
import { wrapPassword } from '../des.ts';
import { type TestServer, startTestServer } from '../harness.ts';

/** A route whose handler fails as no handler should. */
const faulty: ServerModule = {
  name: 'faulty',
  raw(app) {
    app.get('/api/test/fault', async () => {
      throw new Error('select secret from users');
    });
  },
};

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ foundation: true, modules: [faulty], env: { ARCHWAY_DEMO: 'on' } });
  token = (await server.login('demodoctor')).token ?? '';
});
afterAll(() => server.stop());

const langs: readonly Lang[] = ['zh-CN', 'en-US'];
const dictionaries = '/api/system/dict/data/batchDictType';

async function send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}, lang: Lang = 'en-US') {
  const headers = { lang, authorization: `Bearer ${token}`, ...init.headers };
  const response = await fetch(server.url + path, { ...init, headers });
  return { response, body: (await response.json()) as { code: number; msg: string; data: unknown; requestId: string } };
}

const json = { 'content-type': 'application/json' };

/** Every way to send a request that is wrong by itself, with the error that it is named by. */
const wrong: readonly [string, ErrorName, string, RequestInit & { headers?: Record<string, string> }][] = [
  ['malformed JSON', 'malformedJson', dictionaries, { method: 'POST', headers: json, body: '{"typeList": [' }],
  [
    'a wrong type',
    'paramsError',
    dictionaries,
    { method: 'POST', headers: json, body: '{"typeList": "print_status"}' },
  ],
  [
    'an unknown field of the body',
    'paramsError',
    dictionaries,
    { method: 'POST', headers: json, body: '{"typeList":["print_status"],"x":1}' },
  ],
  ['an unknown field of the query', 'paramsError', '/api/doctor/doc/personalData?x=1', {}],
  ['no body', 'paramsError', dictionaries, { method: 'POST', headers: json }],
  ['a body where none belongs', 'paramsError', '/api/auth/logout', { method: 'POST', headers: json, body: '{"a":1}' }],
  [
    'a NUL character',
    'paramsError',
    dictionaries,
    { method: 'POST', headers: json, body: '{"typeList":["a\\u0000"]}' },
  ],
  [
    'lists in lists in lists',
    'paramsError',
    dictionaries,
    { method: 'POST', headers: json, body: `{"typeList":${'['.repeat(120_000)}${']'.repeat(120_000)}}` },
  ],
  [
    'a record 120,000 levels deep, before a login',
    'paramsError',
    '/api/doctor/doc/login',
    { method: 'POST', headers: json, body: `${'{"a":'.repeat(120_000)}1${'}'.repeat(120_000)}` },
  ],
  [
    'a prototype as field',
    'malformedJson',
    dictionaries,
    { method: 'POST', headers: json, body: '{"__proto__":{"a":1},"typeList":["print_status"]}' },
  ],
  [
    'another content type',
    'unsupportedMediaType',
    dictionaries,
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
  ],
  [
    'a body too large',
    'bodyTooLarge',
    dictionaries,
    { method: 'POST', headers: json, body: JSON.stringify({ typeList: ['a'.repeat(1_100_000)] }) },
  ],
  ['an unknown route', 'notFound', '/api/no/such/route', {}],
  ['a known route by another method', 'notFound', '/api/doctor/doc/personalData', { method: 'DELETE' }],
  ['a broken address', 'paramsError', '/api/%E0%A4%A', {}],
  [
    'a login that is over',
    'logExpired',
    '/api/doctor/doc/personalData',
    { headers: { authorization: 'Bearer nobody' } },
  ],
  ['no login', 'logExpired', '/api/doctor/doc/personalData', { headers: { authorization: '' } }],
  ['a mistake of the server', 'serverError', '/api/test/fault', {}],
];

describe.each(wrong)('%s', (_what, name, path, init) => {
  test.each(langs)(`is ${name} in %s`, async (lang) => {
    const { response, body } = await send(path, init, lang);
    expect(response.status).toBe(errors[name].http);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toMatchObject({ code: errors[name].code, msg: errorText(name, lang) });
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
    expect(JSON.stringify(body)).not.toMatch(/select|stack|node_modules|\.ts/);
  });
});

test('the wire says its own words, and knows no others', async () => {
  const { body: practices } = await send('/api/doctor/doc/listRelOutpatient');
  const [practice] = practices.data as Record<string, string>[];
  expect(practice).toHaveProperty('outpatientId', expect.stringMatching(/^\d+$/));
  expect(practice).not.toHaveProperty('practiceId');
});

test('the API’s documentation says the words of the wire, too', async () => {
  const { paths } = (await (await fetch(`${server.url}/docs/json`)).json()) as { paths: object };
  const words = new Set(JSON.stringify(paths).match(/[\w-]+/g));
  expect(Object.values(wireWords).filter((word) => !words.has(word))).toEqual([]);
  expect(Object.keys(wireWords).filter((word) => words.has(word))).toEqual([]);
});

test('the language of the browser counts when the header is missing', async () => {
  const response = await fetch(`${server.url}/api/no/such`, { headers: { 'accept-language': 'zh-TW,zh;q=0.9' } });
  expect(await response.json()).toMatchObject({ msg: errorText('notFound', 'zh-CN') });
});

test('a request id of the caller is kept, a strange one is replaced', async () => {
  const kept = await send('/api/no/such', { headers: { 'x-request-id': 'abc-123_def-456' } });
  expect(kept.body.requestId).toBe('abc-123_def-456');
  const replaced = await send('/api/no/such', { headers: { 'x-request-id': 'a b"c' } });
  expect(replaced.body.requestId).toMatch(/^[\da-f-]{36}$/);
});

test('answers carry the strict headers, and a nonce of their own', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await fetch(`${server.url}/healthz`)).headers.get('content-security-policy') ?? ''),
  );
  expect(policies[0]).toContain(`script-src 'self' 'wasm-unsafe-eval'`);
  expect(policies[0]).toContain(`worker-src 'self' blob:`);
  expect(policies[0]).not.toContain('unsafe-inline');
  expect(policies[0]).not.toBe(policies[1]);
  const { response } = await send('/api/doctor/doc/personalData');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('calls beyond the limit are refused until the minute is over, and told when', async () => {
  const strict = await startTestServer({
    foundation: true,
    env: { ARCHWAY_RATE_LIMIT: '60' },
    // The embedded engine belongs to one server; there a second server gets a database of its own.
    ...(server.databaseUrl && { beside: server }),
  });
  try {
    const api = strict.api();
    const body = { account: 'nobodyhere', password: wrapPassword('Archway-2026') };
    const names: (ErrorName | undefined)[] = [];
    for (let call = 0; call < 5; call++) names.push(await api.refused(endpoints.access.login, { body }));
    expect(names).toEqual([
      'nameOrPassError',
      'nameOrPassError',
      'nameOrPassError',
      'tooManyRequests',
      'tooManyRequests',
    ]);
    const response = await fetch(`${strict.url}/api/doctor/doc/login`, { method: 'POST' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await strict.stop();
  }
});
