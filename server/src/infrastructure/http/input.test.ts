import { type Endpoint, endpoints } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import { inputReader } from './input.ts';
import { type InvalidField, InvalidInput } from './problem.ts';

/** Fields that the validator of an endpoint refuses; none when it takes what is asked. */
function refused(endpoint: Endpoint, asked: { params?: unknown; query?: unknown; body?: unknown }): InvalidField[] {
  try {
    inputReader(endpoint)({ params: {}, query: {}, ...asked } as FastifyRequest);
    return [];
  } catch (failure) {
    if (failure instanceof InvalidInput) return [...failure.fields];
    throw failure;
  }
}

const machine = { name: 'Firefox', version: '140' };
const event = {
  ...{ type: 'route', logData: '', systemName: 'archway', timestamp: 1, timezone: 'UTC', userAgent: 'x', url: '/' },
  ...{ lang: 'en-US', openPageTimeSecond: 1, os: machine, browser: { ...machine, majorVersion: '140' } },
};
const place = { ptId: '7', version: 1, moves: [{ photoId: '1', position: null }] };
const { system, photos, account, cases } = endpoints;

test('what fits is taken', () => {
  expect(refused(system.log, { body: { data: [event] } })).toEqual([]);
  expect(refused(photos.place, { body: place })).toEqual([]);
  expect(refused(cases.detail, { params: { ptId: '7', version: '1' } })).toEqual([]);
  expect(refused(account.notices, { query: { readFlag: '0', pageSize: '5' } })).toEqual([]);
});

test.each<[string, Endpoint, object, string]>([
  ['the body', photos.place, { body: { ...place, force: 1 } }, 'body'],
  ['a row of a list', photos.place, { body: { ...place, moves: [{ ...place.moves[0], force: 1 }] } }, 'body.moves.0'],
  [
    'an object within a row',
    system.log,
    { body: { data: [{ ...event, os: { ...machine, force: 1 } }] } },
    'body.data.0.os',
  ],
  ['the query', account.notices, { query: { force: '1' } }, 'query'],
  ['the path', cases.detail, { params: { ptId: '7', version: '1', force: '1' } }, 'params'],
  ['a query that the call does not have', cases.create, { query: { force: '1' } }, 'query'],
])('an unknown field of %s is refused and named', (_where, endpoint, asked, path) => {
  expect(refused(endpoint, asked)).toContainEqual({ path, message: 'Unrecognized key: "force"' });
});

test.each<[string, Endpoint, object, string]>([
  ['the body', photos.place, { body: { ...place, caseId: '7' } }, 'body'],
  ['a row of a list', photos.place, { body: { ...place, moves: [{ ...place.moves[0], planId: '1' }] } }, 'body'],
  ['the query', cases.progress, { query: { caseId: '7' } }, 'query'],
])(
  'our own word for what the wire calls otherwise is refused as any unknown field: %s',
  (_where, endpoint, asked, path) => {
    expect(refused(endpoint, asked)).toContainEqual({
      path,
      message: expect.stringContaining('Unrecognized key') as string,
    });
  },
);

test('a field is named in the word in which it came', () => {
  const paths = refused(photos.place, { body: { ...place, ptId: 'seven' } }).map(({ path }) => path);
  expect(paths).toEqual(['body.ptId']);
});

test('what breaks a rule is refused by the rule’s name, and the field is named too', () => {
  const asked = (body: object): InvalidInput => {
    try {
      inputReader(account.updateInfo)({ params: {}, query: {}, body } as FastifyRequest);
    } catch (failure) {
      if (failure instanceof InvalidInput) return failure;
    }
    throw new Error('was taken');
  };
  const named = asked({ notificationEmail2: 'nobody', notificationEmail3: 'somebody' });
  expect(named.refusal).toBe('emailInvalid');
  expect(named.fields.map(({ path }) => path)).toEqual(['body.notificationEmail2', 'body.notificationEmail3']);
  // What has no name beside it makes the request as a whole unfit.
  expect(asked({ notificationEmail2: 'nobody', nickName: 'x'.repeat(61) }).refusal).toBe('paramsError');
  expect(asked({ notificationEmail2: 'nobody', force: 1 }).refusal).toBe('paramsError');
});
