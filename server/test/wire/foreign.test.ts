import {
  type RoleKey,
  type TeamRole,
  allEndpoints,
  cbctNotes,
  cbctVolume,
  endpoints,
  roleKeys,
  rolesOn,
} from '@archway/contracts';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../../src/modules/access/passwords.ts';
import { insertUser } from '../../src/modules/access/repository.ts';
import { caseArchivePictures, caseArchives } from '../../src/modules/archives/schema.ts';
import { caseCbct } from '../../src/modules/cbct/schema.ts';
import { caseMessageFiles, caseMessageReads, caseMessages } from '../../src/modules/communication/schema.ts';
import type { Transaction } from '../../src/infrastructure/database/database.ts';
import { caseSendings } from '../../src/modules/integration/schema.ts';
import { foundDesignCenter, foundPractice } from '../../src/modules/practices/founding-repository.ts';
import { casePhotos, phoneLinks } from '../../src/modules/photos/schema.ts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { type TestServer, startTestServer } from '../harness.ts';
import { type Trespass, targetsOf, trespasses } from './trespass.ts';

/** Every role that belongs somewhere; an administrator belongs everywhere. */
const roles = roleKeys.filter((role) => role !== 'admin');

let server: TestServer;
/** Fields of requests that name a record, with a record of the first practice. */
let records: Record<string, unknown>;
/** Texts that nobody outside of the first practice may read. */
let secrets: string[];

beforeAll(async () => {
  server = await startTestServer();
  const creator = await server.login('democreator');
  const { userId: doctorId } = await creator.call(endpoints.access.personalData);
  const body = { doctorId, settingType: 'orderSetting', settingContent: '{"private":"practice-one"}' } as const;
  const setting = await creator.call(endpoints.account.addSetting, { body });
  await giveFiles(doctorId);
  const asked = await creator.call(endpoints.credits.requestRecharge, {
    body: { practiceId: '1', amount: 100, remark: 'practice-one' },
  });
  const place = { region: 'CN', province: '31', city: '3101', area: '310101', address: 'practice-one' };
  const parcel = { recipient: 'practice-one', phone: '13800138000', ...place };
  const { addressId } = await creator.call(endpoints.addresses.add, { body: parcel });
  const [session] = await creator.call(endpoints.security.sessions);
  const key = await creator.call(endpoints.apiKeys.create, {
    params: { practiceId: '1' },
    body: { name: 'practice-one', scopes: ['cases:read'] },
  });
  records = {
    practiceId: '1',
    doctorId,
    id: setting.id,
    requestId: asked.requestId,
    designCenterId: '1',
    addressId,
    sessionId: session?.sessionId,
    keyId: key.keyId,
    version: 1,
    userId: doctorId,
    ...(await first('select id::text as "designTeamId" from design_teams where practice_id = 1 limit 1')),
    ...(await first('select id::text as "applyId" from join_applications where practice_id = 1 limit 1')),
    ...(await first('select pt_id::text as "caseId" from cases where practice_id = 1 order by pt_id desc limit 1')),
    ...(await first(
      'select label_id::text as "categoryId" from labels where practice_id = 1 and parent_id is not null limit 1',
    )),
    ...(await first(
      `select m.model_id::text as "modelId", object_name as "objectName" from case_models m join cases c using (pt_id) where practice_id = 1 limit 1`,
    )),
    ...(await first(
      `select s.scheme_id::text as "planId" from schemes s join cases c using (pt_id) where practice_id = 1 limit 1`,
    )),
    ...(await first(
      `select p.photo_id::text as "photoId" from case_photos p join cases c using (pt_id) where practice_id = 1 limit 1`,
    )),
    ...(await first(
      `select b.cbct_id::text as "cbctId" from case_cbct b join cases c using (pt_id) where practice_id = 1 limit 1`,
    )),
    ...(await first(`select m.message_id::text as "messageId" from case_messages m where m.text = 'practice-one'`)),
    ...(await first(
      `select a.archives_id::text as "archivesId" from case_archives a join cases c using (pt_id) where practice_id = 1 and a.remarks = 'practice-one'`,
    )),
    ...(await first(
      `select o.order_id::text as "orderId" from production_orders o join cases c using (pt_id) where practice_id = 1 limit 1`,
    )),
  };
  records['caseIds'] = [records['caseId']];
  const link = { caseId: String(records['caseId']), version: 1, userId: doctorId, tokenHash: 'practice-one' };
  const [opened] = await server.ctx.db
    .insert(phoneLinks)
    .values({ ...link, expiresAt: new Date(Date.now() + 3_600_000) })
    .returning();
  records['linkId'] = opened?.linkId;
  const [sending] = await server.ctx.db
    .insert(caseSendings)
    .values({ caseId: link.caseId, version: 1, userId: doctorId, confirmedTime: new Date(), eventId: 'practice-one' })
    .returning();
  records['sendingId'] = sending?.sendingId;
  const archive = await creator.call(endpoints.caseArchive.export, { body: { caseId: String(records['caseId']) } });
  records['jobId'] = archive.jobId;
  records['objectName'] ??= `pt/${String(records['caseId'])}/1/2/-/upper.drc`;
  records['objectNameList'] = [records['objectName']];
  const patients = await server.ctx.db.execute<{ name: string }>(
    sql`select patient_name as name from cases where practice_id = 1`,
  );
  secrets = ['practice-one', ...new Set(patients.rows.map((row) => row.name))];
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await server.ctx.db.transaction((tx) => settleStrangers(tx, passwordHash));
});
afterAll(() => server.stop());

/** Somebody of each role, in a practice, a team and a design center of their own. */
async function settleStrangers(tx: Transaction, passwordHash: string): Promise<void> {
  const people = new Map<RoleKey, string>();
  for (const role of roles) people.set(role, await insertUser(tx, { userName: `stranger_${role}`, passwordHash }));
  const idOf = (role: RoleKey): string => people.get(role) ?? '';
  const practiceId = await foundPractice(tx, {
    practice: {
      ...{ name: 'Elsewhere', abbreviation: 'Elsewhere', number: 'P90001', ownerId: idOf('creator') },
      ...{ expiresOn: '2036-12-31', teamDesignEnabled: true, teamInspectsSelf: true },
    },
    doctors: [idOf('doctor')],
    assistants: [idOf('assistant')],
    makers: [idOf('modelmaker')],
    team: {
      name: 'Elsewhere',
      number: 'T90001',
      members: rolesOn('design', 'team').map((role) => ({ userId: idOf(role), role: role as TeamRole })),
    },
  });
  await foundDesignCenter(tx, { number: 'D90001', name: 'Elsewhere' }, [idOf('design_center')], [practiceId]);
}

/** A photo, a CBCT, a record with a picture and a message with a file in the newest case of the practice. */
async function giveFiles(doctorId: string): Promise<void> {
  const { caseId, version } = await first(
    'select pt_id::text as "caseId", version from cases where practice_id = 1 order by pt_id desc limit 1',
  );
  const key = { caseId: String(caseId), version: Number(version) };
  const file = { ...key, fileName: 'practice-one', size: 1, crc64: '1', uploadedBy: doctorId };
  const name = (type: number, rest: string): string => `archway/pt/${key.caseId}/${key.version}/${type}/-/${rest}`;
  await server.ctx.db.insert(casePhotos).values({
    ...file,
    ...{ objectName: name(1, 'foreign.jpg'), thumbName: name(1, 'foreign.jpg'), width: 1, height: 1 },
  });
  const none = { spacing: [1, 1, 1], origin: [0, 0, 0], direction: [1, 0, 0, 0, 1, 0, 0, 0, 1] } as const;
  const words = { name: '', series: '', description: '', modality: 'CT', created: '', sha256: '0'.repeat(64) };
  await server.ctx.db
    .insert(caseCbct)
    .values({
      ...file,
      ...{ objectName: name(3, 'foreign.zip'), quickLookName: name(3, 'foreign.ls') },
      volume: cbctVolume.parse({ ...none, ...words, size: [1, 1, 1], componentType: 'int16' }),
      notes: cbctNotes.parse({}),
    })
    .onConflictDoNothing();
  const people = { createdBy: doctorId, updatedBy: doctorId };
  const record = { ...key, kind: 'record', name: 'practice-one', remarks: 'practice-one', ...people } as const;
  const [kept] = await server.ctx.db.insert(caseArchives).values(record).returning();
  await server.ctx.db.insert(caseArchivePictures).values({
    ...{ ...file, archivesId: kept?.archivesId ?? '', place: 1, width: 1, height: 1 },
    ...{ objectName: name(10, 'foreign.jpg'), thumbName: name(10, 'foreign.jpg') },
  });
  const written = { ...key, seq: 1, side: 'practice', text: 'practice-one', userId: doctorId } as const;
  const sent = { clientKey: '0'.repeat(32), sentHash: '' };
  const [message] = await server.ctx.db
    .insert(caseMessages)
    .values({ ...written, ...sent })
    .returning();
  await server.ctx.db.insert(caseMessageFiles).values({
    ...{ messageId: message?.messageId ?? '', caseId: key.caseId, place: 1, size: 1, crc64: '1' },
    ...{ fileName: 'practice-one', objectName: name(7, 'foreign.pdf') },
  });
  await server.ctx.db.insert(caseMessageReads).values({ caseId: key.caseId, userId: doctorId, readSeq: 1 });
}

async function first(text: string): Promise<Record<string, unknown>> {
  return (await server.ctx.db.execute(sql.raw(text))).rows[0] ?? {};
}

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
    'production_orders',
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
  ]) {
    expect(records[field]).toBeTruthy();
  }
  expect(secrets.length).toBeGreaterThan(3);
  expect(allEndpoints.filter((endpoint) => targetsOf(endpoint, records).length > 0).length).toBeGreaterThan(15);
});

// Before they do anything: a doctor may create a practice, and is its creator then.
test.each(roles)('the stranger with the role %s is one', async (role) => {
  const { roles: held } = await (await server.login(`stranger_${role}`)).call(endpoints.access.personalData);
  expect(held).toEqual([role]);
});

test.each(roles)('a stranger with the role %s reads and changes nothing of a practice', async (role) => {
  const { token } = await server.login(`stranger_${role}`);
  const before = await state();
  expect(found(await trespasses(server.url, { role, token: token ?? '', records, secrets }))).toEqual([]);
  expect(await state()).toBe(before);
});

test('the same calls by the owner of the practice are noticed', async () => {
  const { token } = await server.login('democreator');
  const before = await state();
  const asked = { role: 'creator', token: token ?? '', records, secrets } as const;
  const noticed = found(await trespasses(server.url, asked)).join('\n');
  expect(noticed).toContain('cases.page told');
  expect(noticed).toContain('cases.detail told');
  expect(noticed).toContain('account.settings told');
  expect(noticed).toContain('cases.focus (caseId) succeeded');
  expect(await state()).not.toBe(before);
});
