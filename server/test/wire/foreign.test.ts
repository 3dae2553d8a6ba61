import { allEndpoints, endpoints } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../harness.ts';
import { type Owned, ownedByFirstPractice } from './first-practice.ts';
import { settleStrangers, strangerRoles as roles } from './strangers.ts';
import { type Trespass, targetsOf, trespasses } from './trespass.ts';

let server: TestServer;
let owned: Owned;

beforeAll(async () => {
  server = await startTestServer();
  owned = await ownedByFirstPractice(server);
  await settleStrangers(server);
});
afterAll(() => server.stop());

const found = (all: readonly Trespass[]): string[] => all.map(({ what }) => what);

/** What the first practice owns, as one text: whatever a stranger does, it stays the same. */
async function state(): Promise<string> {
  const tables = [
    'cases',
    'case_versions',
    'case_models',
    'case_photos',
    'case_cbct',
    'case_archives',
    'case_archive_pictures',
    'case_messages',
    'case_message_files',
    'case_message_reads',
    'case_records',
    'case_imports',
    'schemes',
    'scheme_pens',
    'scheme_reviews',
    'scheme_review_visits',
    'shares',
    'share_visits',
    'design_tasks',
    'scheme_comments',
    'scheme_comment_files',
    'presentations',
    'production_orders',
    'production_sub_orders',
    'production_files',
    'production_packages',
    'production_order_records',
    'production_devices',
    'production_batches',
    'production_batch_items',
    'production_codes',
    'process_orders',
    'process_models',
    'process_focus',
    '(select * from production_templates where practice_id = 1)',
    'settings',
    'join_applications',
    'assistant_practices',
    'design_teams',
    'design_team_members',
    'design_team_arrivals',
    '(select * from labels where practice_id = 1)',
    'case_labels',
    'credit_accounts',
    'recharge_requests',
    'api_keys',
    'case_sendings',
  ];
  const parts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await server.ctx.db.execute<{ sum: string }>(
        sql.raw(`select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`),
      );
      return `${table} ${rows[0]?.sum}`;
    }),
  );
  return parts.join('\n');
}

test('every kind of record has an example, so that the test below asks for something', () => {
  for (const field of [
    'caseId',
    'modelId',
    'photoId',
    'cbctId',
    'archivesId',
    'messageId',
    'planId',
    'orderId',
    'orderIds',
    'subOrderId',
    'subOrderIds',
    'deviceId',
    'batchId',
    'batchIds',
    'processId',
    'processIds',
    'practiceId',
    'doctorId',
    'id',
    'applyId',
    'requestId',
    'designTeamId',
    'caseIds',
    'categoryId',
    'jobId',
    'sendingId',
    'reviewId',
    'shareId',
    'descFilePath',
    'presentationId',
  ]) {
    expect(owned.records[field]).toBeTruthy();
  }
  expect(owned.secrets.length).toBeGreaterThan(3);
  expect(allEndpoints.filter((endpoint) => targetsOf(endpoint, owned.records).length > 0).length).toBeGreaterThan(15);
});

// Before they do anything: a doctor may create a practice, and is its creator then.
test.each(roles)('the stranger with the role %s is one', async (role) => {
  const { roles: held } = await (await server.login(`stranger_${role}`)).call(endpoints.access.personalData);
  expect(held).toEqual([role]);
});

test.each(roles)('a stranger with the role %s reads and changes nothing of a practice', async (role) => {
  const { token } = await server.login(`stranger_${role}`);
  const before = await state();
  expect(found(await trespasses(server.url, { role, token: token ?? '', ...owned }))).toEqual([]);
  expect(await state()).toBe(before);
});

test('the same calls by the owner of the practice are noticed', async () => {
  const { token } = await server.login('democreator');
  const before = await state();
  const asked = { role: 'creator', token: token ?? '', ...owned } as const;
  const noticed = found(await trespasses(server.url, asked)).join('\n');
  expect(noticed).toContain('cases.page told');
  expect(noticed).toContain('cases.detail told');
  expect(noticed).toContain('account.settings told');
  expect(noticed).toContain('cases.focus (caseId) succeeded');
  expect(await state()).not.toBe(before);
});
