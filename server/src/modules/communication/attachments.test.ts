import { type Received, dataTypes, endpoints, type filesEndpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { objectOwners } from '../../infrastructure/storage/object-owners.ts';
import { type Name, Talk, newKey } from './communication.fixture.ts';

const { files, messages, storage } = endpoints;
type Asked = Received<typeof filesEndpoints.token>['body'];

let server: TestServer;
let talk: Talk;
beforeAll(async () => {
  server = await startTestServer();
  talk = await Talk.open(server);
});
afterAll(() => server.stop());

/** Credentials for the place of somebody's attachments. */
const asked = (caseId: string, of: Name, actions: Asked['actions']) => ({
  body: { caseId, version: 1, dataType: dataTypes.message, targetOrStepId: talk.idOf(of), actions, descList: [] },
});

test('files come with a message, in their order, and without words', async () => {
  const caseId = await talk.case();
  const attachments = [
    await talk.uploaded('demodesigner', caseId, 'Plan 1.PDF'),
    await talk.uploaded('demodesigner', caseId, 'bite.jpg'),
  ];
  const sent = await talk.send('demodesigner', caseId, { text: '', attachments });
  expect(sent.attachments).toEqual(attachments.map(({ crc64: _, ...file }) => file));
  const [row] = (await talk.page('demomaker', caseId)).rows;
  expect(row?.attachments.map(({ fileName }) => fileName)).toEqual(['Plan 1.PDF', 'bite.jpg']);
});

test('files are what their author uploaded there, of a known kind, and of one message only', async () => {
  const caseId = await talk.case();
  const own = await talk.uploaded('demodoctor', caseId);
  const refused = (...attachments: (typeof own)[]) => talk.refused('demodoctor', caseId, { attachments });
  expect(await refused(await talk.uploaded('demodesigner', caseId))).toBe('storageScope');
  expect(await refused(await talk.uploaded('demodoctor', await talk.case()))).toBe('storageScope');
  expect(await refused({ ...own, objectName: own.objectName.replace(/[^/]+$/, 'gone.pdf') })).toBe('fileNotUploaded');
  expect(await refused({ ...own, size: own.size + 1 })).toBe('checksumMismatch');
  expect(await refused({ ...own, crc64: '1' })).toBe('checksumMismatch');
  expect(await refused(await talk.uploaded('demodoctor', caseId, 'run.exe'))).toBe('fileFormat');
  expect(await refused({ ...own, fileName: 'run.exe' })).toBe('fileFormat');
  expect(await refused(own, own)).toBe('paramsError');
  const many = Array.from({ length: 11 }, (_, at) => ({ ...own, objectName: `${own.objectName}${at}.pdf` }));
  expect(await refused(...many)).toBe('paramsError');

  await talk.send('demodoctor', caseId, { attachments: [own] });
  expect(await refused(own)).toBe('attachmentUsed');
});

test('a file over the limit is refused by what is stored', async () => {
  const caseId = await talk.case();
  const own = await talk.uploaded('demodoctor', caseId);
  const spy = jest.spyOn(server.ctx.store, 'head');
  const real = await server.ctx.store.head(own.objectName);
  for (const [megabytes, expected] of [
    [50, undefined],
    [51, 'fileTooLarge'],
  ] as const) {
    const size = megabytes * 1_048_576;
    spy.mockResolvedValue(real && { ...real, size });
    const message = talk.message(caseId, { attachments: [{ ...own, size }] });
    const answer = await talk
      .as('demodoctor')
      .call(messages.send, message)
      .catch((error: { errorName?: string }) => error.errorName);
    if (expected) expect(answer).toBe(expected);
    else expect(answer).toMatchObject({ attachments: [{ size }] });
  }
  spy.mockRestore();
});

test('with a withdrawn message its files are gone from answers and from the storage', async () => {
  const caseId = await talk.case();
  const file = await talk.uploaded('demodoctor', caseId);
  const sent = { clientKey: newKey(), attachments: [file] };
  const { messageId } = await talk.send('demodoctor', caseId, sent);
  expect(await talk.stored(file.objectName)).toBe(true);
  await talk.as('demodoctor').call(messages.withdraw, { params: { messageId } });
  expect(await talk.stored(file.objectName)).toBe(false);
  expect((await talk.page('demodesigner', caseId)).rows[0]?.attachments).toEqual([]);
  // Its client did not hear of the first answer: the message it sends again is the withdrawn one.
  expect(await talk.send('demodoctor', caseId, sent)).toMatchObject({ messageId, withdrawn: true });
});

test('who reads the case opens its files; who does not, is given no address', async () => {
  const caseId = await talk.case();
  const { objectName } = await talk.uploaded('demodoctor', caseId);
  const address = { body: { objectName } };
  for (const name of ['demodesigner', 'demomaker', 'demoadmin'] as const)
    expect((await talk.as(name).call(files.tmpUrl, address)).url).toContain('http');
  expect(await talk.as('demooutsider').refused(files.tmpUrl, address)).toBe('storageScope');
});

test('credentials to put files there are for the own place of somebody who writes', async () => {
  const caseId = await talk.case();
  const token = (name: Name, of: Name, actions: Asked['actions'] = ['put']) =>
    talk.as(name).call(files.token, asked(caseId, of, actions));
  const refused = (name: Name, of: Name) => talk.as(name).refused(files.token, asked(caseId, of, ['put']));
  for (const name of ['demodoctor', 'demodesigner', 'demoadmin'] as const) {
    expect((await token(name, name)).paths).toEqual([`archway/pt/${caseId}/1/7/${talk.idOf(name)}/`]);
    expect(await refused(name, 'democreator')).toBe('noPermission');
  }
  expect(await refused('demomaker', 'demomaker')).toBe('noPermission');
  expect((await token('demomaker', 'demodoctor', ['get'])).paths).toHaveLength(1);
  expect(await refused('demooutsider', 'demooutsider')).toBe('recordNotFound');
});

test('what was uploaded and never sent belongs to nobody, and files of messages count as storage of their case', async () => {
  const caseId = await talk.case();
  const [sent, left] = [await talk.uploaded('demodoctor', caseId), await talk.uploaded('demodoctor', caseId)];
  await talk.send('demodoctor', caseId, { attachments: [sent] });
  const names = [sent.objectName, left.objectName];
  const owners = objectOwners.all.filter((owner) => names.every((name) => owner.owns(name)));
  expect(owners).toHaveLength(1);
  expect(await owners[0]?.inUse(server.ctx.db, names)).toEqual([sent.objectName]);
  const page = (pageNum: number) =>
    talk.as('demodoctor').call(storage.page, { query: { practiceId: talk.practice, pageSize: 100, pageNum } });
  // The largest come first, and this one is small.
  const { rows } = await page(Math.ceil((await page(1)).total / 100));
  expect(rows.find((row) => row.caseId === caseId)?.bytes.messages).toBe(sent.size);
});
