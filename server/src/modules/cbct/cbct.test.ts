import { type CaseCbct, type CbctVolume, type Received, endpoints } from '@archway/contracts';
import { type Volume, packVolume } from '@archway/volume';
import JSZip from 'jszip';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { until } from '../../../test/until.ts';
import { callerOf, giveFiles, openCase, practiceId, putInto, validInfo } from '../cases/cases.fixture.ts';

const { cases, cbct } = endpoints;
type Registration = Received<typeof cbct.register>['body'];
type Packed = Awaited<ReturnType<typeof packVolume>>;

let server: TestServer;
let doctor: TestClient;
let practice: string;
let caseId: string;
let packed: Packed;

/** A small volume that lies askew, as a real one does. */
const small: Volume = {
  size: [7, 5, 9],
  origin: [-12.25, 3.1, 100.05],
  spacing: [0.3, 0.3, 0.4],
  direction: [0.96, 0.28, 0, -0.28, 0.96, 0, 0, 0, 1],
  componentType: 'int16',
  name: 'Nobody',
  data: Int16Array.from({ length: 7 * 5 * 9 }, (_, index) => index * 3 - 200),
};

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  practice = await practiceId(server, 'P10001');
  packed = await packVolume(small, { timestamp: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await openCase(doctor, validInfo(practice));
});

const nameIn = (name: string, id = caseId): string => `archway/pt/${id}/1/3/-/${name}`;

const volumeOf = ({ descriptor }: Packed): CbctVolume => ({
  size: [...descriptor.size],
  spacing: [...descriptor.spacing],
  origin: [...descriptor.origin],
  direction: [...descriptor.direction],
  componentType: descriptor.imageType.componentType,
  ...{ name: 'Nobody', series: '3', description: 'Mandible 0.3', modality: 'CT', created: '20260102030405' },
  sha256: descriptor.sha256 ?? '',
});
const notes = {
  filesRead: 9,
  setAside: { localizer: 1 },
  missingSlices: 0,
  unevenGaps: 0,
  duplicateSlices: 0,
  tiltCorrected: 0,
  orderAssumed: false,
};

/** Stores a packed volume, and says what the browser would say of it. */
async function uploaded(stamp: number, changes: Partial<Registration> = {}, zip: Uint8Array = packed.zip) {
  const objectName = nameIn(`cbct_${stamp}.zip`);
  const quickLookName = nameIn(`cbct_${stamp}.ls`);
  const { size, crc64 } = await server.ctx.store.put(objectName, zip);
  await server.ctx.store.put(quickLookName, packed.quickLook);
  const file = { fileName: 'DICOM 扫描', objectName, quickLookName, size, crc64 };
  return { caseId, version: 1, ...file, volume: volumeOf(packed), notes, ...changes };
}

const register = (body: Registration): Promise<CaseCbct> => doctor.call(cbct.register, { body });
const refused = (body: Registration, client = doctor) => client.refused(cbct.register, { body });
const got = () => doctor.call(cbct.get, { query: { caseId, version: 1 } });
const stored = async (name: string): Promise<boolean> => (await server.ctx.store.head(name)) !== null;

test('a registered CBCT is found again as it was given, and stands in the progress log', async () => {
  expect(await got()).toBeNull();
  const body = await uploaded(1);
  const registered = await register(body);
  const { fileName, objectName, quickLookName, size, volume } = body;
  expect(registered).toMatchObject({ caseId, version: 1, fileName, objectName, quickLookName, size, volume, notes });
  expect(await got()).toEqual(registered);
  const [log] = await doctor.call(cases.progress, { query: { caseId } });
  expect(log).toMatchObject({ action: 'uploadCbct', note: 'DICOM 扫描' });
});

test('a small picture of its middle is drawn, shown with what is doubtful, and goes with it', async () => {
  const { cbctId } = await register(await uploaded(1, { notes: { ...notes, missingSlices: 2 } }));
  const shown = async (): Promise<string | null | undefined> => {
    const { doubts } = await doctor.call(endpoints.doubts.list, { query: { caseId, version: 1 } });
    return doubts.find(({ reason }) => reason === 'ctGaps')?.objects[0]?.thumbName;
  };
  await until(async () => Boolean(await shown()));
  const name = (await shown()) ?? '';
  expect(name).toBe(nameIn(`cbct_1_${cbctId}_thumb.jpg`));
  expect([...(await (await server.ctx.store.get(name)).bytes()).subarray(0, 2)]).toEqual([0xff, 0xd8]);
  await doctor.call(cbct.remove, { params: { cbctId } });
  expect(await stored(name)).toBe(false);
});

test('a registration whose answer was lost may be sent again', async () => {
  const body = await uploaded(1);
  const first = await register(body);
  expect(await register(body)).toEqual(first);
  expect(await stored(body.objectName)).toBe(true);
});

test('another CBCT replaces the first; its objects are gone', async () => {
  const first = await register(await uploaded(1));
  const second = await register(await uploaded(2, { fileName: 'again' }));
  expect(second.cbctId).not.toBe(first.cbctId);
  expect(await got()).toEqual(second);
  for (const name of [first.objectName, first.quickLookName]) expect(await stored(name)).toBe(false);
  for (const name of [second.objectName, second.quickLookName]) expect(await stored(name)).toBe(true);
});

test('removing takes both objects, and stands in the progress log', async () => {
  const { cbctId, objectName, quickLookName } = await register(await uploaded(1));
  await doctor.call(cbct.remove, { params: { cbctId } });
  expect(await got()).toBeNull();
  for (const name of [objectName, quickLookName]) expect(await stored(name)).toBe(false);
  const [log] = await doctor.call(cases.progress, { query: { caseId } });
  expect(log).toMatchObject({ action: 'removeCbct' });
  expect(await doctor.refused(cbct.remove, { params: { cbctId } })).toBe('recordNotFound');
});

describe('what is not as the uploader says', () => {
  const files: [string, (body: Registration) => Partial<Registration>, string][] = [
    ['another size', ({ size }) => ({ size: size + 1 }), 'checksumMismatch'],
    ['another checksum', () => ({ crc64: '12345' }), 'checksumMismatch'],
    ['no such object', () => ({ objectName: nameIn('none.zip') }), 'fileNotUploaded'],
    ['no such quick look', () => ({ quickLookName: nameIn('none.ls') }), 'fileNotUploaded'],
    ['a place of images', () => ({ objectName: `archway/pt/${caseId}/1/1/-/a.zip` }), 'storageScope'],
    ['a quick look elsewhere', () => ({ quickLookName: 'remotes/cases/a.ls' }), 'storageScope'],
    ['a name below the prefix', () => ({ objectName: nameIn('x/a.zip') }), 'storageScope'],
    ['another format', ({ quickLookName }) => ({ objectName: quickLookName }), 'fileFormat'],
    ['another version', () => ({ version: 2 }), 'recordNotFound'],
  ];
  test.each(files)('%s', async (_what, change, answer) => {
    const body = await uploaded(1);
    expect(await refused({ ...body, ...change(body) })).toBe(answer);
    expect(await got()).toBeNull();
  });

  const volumes: [string, Partial<CbctVolume>][] = [
    ['size', { size: [7, 5, 8] }],
    ['spacing', { spacing: [0.3, 0.3, 0.41] }],
    ['origin', { origin: [-12.25, 3.1, 100.06] }],
    ['direction', { direction: [1, 0, 0, 0, 1, 0, 0, 0, 1] }],
    ['component type', { componentType: 'int32' }],
    ['checksum of the voxels', { sha256: 'a'.repeat(64) }],
  ];
  test.each(volumes)('another %s', async (_what, change) => {
    const body = await uploaded(1);
    expect(await refused({ ...body, volume: { ...body.volume, ...change } })).toBe('cbctMismatch');
    expect(await got()).toBeNull();
  });

  /** The same zip with other entries; null takes one out. */
  const repacked = async (entries: Record<string, string | Uint8Array | null>): Promise<Uint8Array> => {
    const zip = await JSZip.loadAsync(packed.zip);
    for (const [name, content] of Object.entries(entries)) {
      if (content === null) zip.remove(name);
      else zip.file(name, content, { compression: 'DEFLATE' });
    }
    return zip.generateAsync({ type: 'uint8array' });
  };
  const header = (type: number, width: number, height: number, slices: number): Uint8Array =>
    new Uint8Array(Uint32Array.from([type, width, height, slices, 0, 0, 0, 0]).buffer);

  test('a zip without a descriptor, with another one, without its chunk, or none at all', async () => {
    const descriptor = JSON.stringify({ ...packed.descriptor, sha256: undefined });
    const broken = await Promise.all([
      repacked({ 'desc.json': null }),
      repacked({ 'desc.json': '{' }),
      repacked({ 'desc.json': descriptor }),
      repacked({ 'dicom0.ls': null }),
      repacked({ 'dicom0.ls': 'short' }),
      repacked({ 'dicom0.ls': header(1, 7, 5, 9) }),
      repacked({ 'dicom0.ls': header(0, 5, 7, 9) }),
      repacked({ 'dicom0.ls': header(0, 7, 5, 8) }),
    ]);
    for (const zip of [...broken, packed.zip.slice(0, -5), Buffer.from('no zip')])
      expect(await refused(await uploaded(1, {}, zip))).toBe('cbctMismatch');
    expect(await got()).toBeNull();
    await register(await uploaded(1, {}, await repacked({ 'dicom0.ls': header(0, 7, 5, 9) })));
  });
});

describe('who may', () => {
  test('nobody whose case it is not', async () => {
    const outsider = await server.login('demooutsider');
    const designer = await server.login('demodesigner');
    const body = await uploaded(1);
    const { cbctId } = await register(body);
    expect(await outsider.refused(cbct.get, { query: { caseId, version: 1 } })).toBe('recordNotFound');
    expect(await refused(body, outsider)).toBe('recordNotFound');
    expect(await refused(body, designer)).toBe('noPermission');
    expect(await outsider.refused(cbct.remove, { params: { cbctId } })).toBe('recordNotFound');
    expect(await got()).toMatchObject({ cbctId });
  });

  test('nobody once the case is submitted; the practice again when the inspection failed', async () => {
    const body = await uploaded(1);
    const { cbctId } = await register(body);
    const caller = await callerOf(server, doctor);
    await giveFiles(server, caseId, caller.userId);
    await doctor.call(cases.submit, { body: { caseId, version: 1 } });
    expect(await refused(body)).toBe('caseNotEditable');
    expect(await doctor.refused(cbct.remove, { params: { cbctId } })).toBe('caseNotEditable');
    expect(await stored(body.objectName)).toBe(true);
    await putInto(server, caller, caseId, 5);
    await doctor.call(cbct.remove, { params: { cbctId } });
    expect(await got()).toBeNull();
  });
});
