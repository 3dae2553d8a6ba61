import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';
import { errorLines, safeError } from './safe-error.ts';

const NAME = '王小明 Wang';
const BORN = '1990-03-04';

/** An error of the database as the driver makes it. */
const databaseError = (fields: Record<string, unknown>, message: string): Error =>
  Object.assign(new Error(message), { name: 'error', severity: 'ERROR', ...fields });

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

const failures: [string, unknown][] = [
  [
    'a failing query',
    new DrizzleQueryError(
      'insert into "cases" ("patient_name", "birth") values ($1, $2)',
      [NAME, BORN],
      databaseError(
        { code: '22P02', where: `unnamed portal parameter $1 = '${NAME}'` },
        `invalid input syntax for type date: "${NAME}"`,
      ),
    ),
  ],
  [
    'a conflict',
    databaseError(
      {
        code: '23505',
        detail: `Key (patient_name)=(${NAME}) already exists.`,
        table: 'cases',
        constraint: 'cases_name',
      },
      'duplicate key value violates unique constraint "cases_name"',
    ),
  ],
  ['a value in a text', databaseError({ code: '42601' }, `syntax error at or near "${NAME}"`)],
  ['JSON', thrown(() => JSON.parse(`{"patientName": "${NAME}", }`))],
  ['a schema', thrown(() => z.strictObject({ a: z.enum(['b']) }).parse({ a: NAME, [NAME]: 1 }))],
  ['a number', thrown(() => BigInt(NAME))],
  [
    'a property of a text',
    thrown(() => {
      'use strict';
      (NAME as unknown as { x: number }).x = 1;
    }),
  ],
  ['an address', thrown(() => new URL(`${NAME}?patient=${NAME}`))],
  ['an argument', thrown(() => Buffer.alloc(NAME as unknown as number))],
  ['a page', new Error(`request to http://x/api?patient=${encodeURIComponent(NAME)}&name=Wang failed`)],
  ['quotes inside of quotes', new TypeError(`"it is "${NAME}" here" and '${NAME}'s'`)],
  ['many lines', new Error(`first\nparams: ${NAME},${BORN}`)],
  ['a cause', new Error('outside', { cause: databaseError({ code: '22001', detail: NAME }, `too long: "${NAME}"`) })],
  ['several', new AggregateError([new SyntaxError(NAME), databaseError({ code: '22001', detail: NAME }, 'x')], 'all')],
  ['no error at all', NAME],
  ['an object', { patientName: NAME }],
];

test.each(failures)('%s leaves no value in a log', (_what, failure) => {
  for (const text of [JSON.stringify(safeError(failure)), errorLines(failure)]) {
    expect(text).not.toMatch(/王小明|Wang|%E7%8E|1990-03-04/);
  }
});

test('what helps to find the cause stays', () => {
  const [, failing] = failures[0] as [string, Error];
  expect(safeError(failing)).toMatchObject({
    type: 'DrizzleQueryError',
    statement: expect.stringMatching(/^insert cases [0-9a-f]{8}$/) as string,
    stack: expect.stringContaining('safe-error.test.ts') as string,
    cause: { type: 'DatabaseError', code: '22P02', message: 'invalid input syntax for type date: "…"' },
  });
  expect(safeError(failures[1]?.[1])).toMatchObject({ code: '23505', table: 'cases', constraint: 'cases_name' });
  const missing = databaseError({ code: '42P01' }, 'relation "case_models" does not exist');
  expect(safeError(missing).message).toBe('relation "case_models" does not exist');
  expect(safeError(new Error('no session was inserted')).message).toBe('no session was inserted');
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(errorLines(refused)).toMatch(/^Error \(ECONNREFUSED\) - connect ECONNREFUSED 127\.0\.0\.1:5432\n\s+at /);
});
