import {
  CBCT_FILE_LIMIT_MB,
  MODEL_FILE_LIMIT_MB,
  PHOTO_FILE_LIMIT_MB,
  caseStatus,
  endpoints,
} from '@archway/contracts';
import { packVolume } from '@archway/volume';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, giveFiles, openCase, practiceId, putInto, validInfo } from '../cases.fixture.ts';

const { cases, models, photos, cbct } = endpoints;

let server: TestServer;
let doctor: TestClient;
let practice: string;
let caseId: string;
let zip: Uint8Array;
let volume: object;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  practice = await practiceId(server, 'P10001');
  const packed = await packVolume(
    {
      ...{ size: [4, 4, 2], origin: [0, 0, 0], spacing: [1, 1, 1], direction: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
      ...{ componentType: 'int16', name: 'Nobody', data: new Int16Array(32) },
    },
    { timestamp: 1 },
  );
  zip = packed.zip;
  const { size, origin, spacing, direction, imageType, sha256 } = packed.descriptor;
  const words = { name: '', series: '', description: '', modality: '', created: '' };
  volume = { size, origin, spacing, direction, componentType: imageType.componentType, sha256, ...words };
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await openCase(doctor, validInfo(practice));
});

/** What an uploader says, whatever the kind. */
interface Claim {
  readonly caseId: string;
  readonly version: number;
  readonly fileName: string;
  readonly objectName: string;
  readonly size: number;
  readonly crc64: string;
  /** The object beside, by the field that names it. */
  readonly [field: string]: unknown;
}

interface Kind {
  readonly dataType: number;
  readonly limitMb: number;
  /** Ending of the object, and of the one beside. */
  readonly endings: readonly [string, string];
  /** The field that names the object beside. */
  readonly beside: string;
  readonly bytes: () => Uint8Array;
  readonly rest: () => object;
  /** Which name must have an ending of the kind. */
  readonly named: 'fileName' | 'objectName';
  readonly register: { readonly path: string };
  readonly id: string;
  readonly remove: { readonly path: string };
  /** What the case has of the kind. */
  listed(): Promise<unknown>;
  /** One more takes the place of the first. */
  readonly single: boolean;
}

const query = () => ({ query: { caseId, version: 1 } });
const kinds: Readonly<Record<string, Kind>> = {
  model: {
    ...{ dataType: 2, limitMb: MODEL_FILE_LIMIT_MB, endings: ['drc', 'stl'], beside: 'originObjectName' },
    ...{ named: 'fileName', register: models.register, remove: models.remove, id: 'modelId', single: true },
    bytes: () => Buffer.from('mesh'),
    rest: () => ({ jaw: 1, modelType: 'scan', cleaning: {}, vertices: 3, triangles: 1 }),
    listed: () => doctor.call(models.list, query()),
  },
  photo: {
    ...{ dataType: 1, limitMb: PHOTO_FILE_LIMIT_MB, endings: ['jpg', 'png'], beside: 'thumbName' },
    ...{ named: 'fileName', register: photos.register, remove: photos.remove, id: 'photoId', single: false },
    bytes: () => Buffer.from('photo'),
    rest: () => ({ guesses: [], width: 800, height: 600 }),
    listed: () => doctor.call(photos.list, query()),
  },
  cbct: {
    ...{ dataType: 3, limitMb: CBCT_FILE_LIMIT_MB, endings: ['zip', 'ls'], beside: 'quickLookName' },
    ...{ named: 'objectName', register: cbct.register, remove: cbct.remove, id: 'cbctId', single: true },
    bytes: () => zip,
    rest: () => ({
      volume,
      notes: {
        ...{ filesRead: 2, setAside: {}, missingSlices: 0, unevenGaps: 0, duplicateSlices: 0 },
        ...{ tiltCorrected: 0, orderAssumed: false },
      },
    }),
    listed: () => doctor.call(cbct.get, query()),
  },
};

describe.each(Object.entries(kinds))('a %s', (_name, kind) => {
  const nameIn = (name: string, id = caseId): string => `archway/pt/${id}/1/${kind.dataType}/-/${name}`;
  const stored = async (name: unknown): Promise<boolean> => (await server.ctx.store.head(name as string)) !== null;
  const log = () => doctor.call(cases.progress, { query: { caseId } });

  /** Stores both objects, and says what the browser would say of them. */
  async function uploaded(name: string, changes: Partial<Claim> = {}, id = caseId): Promise<Claim> {
    const [ending, other] = kind.endings;
    const objectName = nameIn(`${name}.${ending}`, id);
    const besideName = nameIn(`${name}_beside.${other}`, id);
    const { size, crc64 } = await server.ctx.store.put(objectName, kind.bytes());
    await server.ctx.store.put(besideName, Buffer.from('beside'));
    const file = { fileName: `${name}.${ending}`, objectName, size, crc64, [kind.beside]: besideName };
    return { caseId: id, version: 1, ...kind.rest(), ...file, ...changes };
  }
  const register = (body: Claim): Promise<Record<string, string>> =>
    doctor.call(kind.register as never, { body } as never);
  const refused = (body: Claim, client = doctor): Promise<string | undefined> =>
    client.refused(kind.register as never, { body } as never);
  const removal = (id: string | undefined) => ({ params: { [kind.id]: id } }) as never;
  const remove = (id: string | undefined): Promise<unknown> => doctor.call(kind.remove as never, removal(id));

  const wrong: readonly (readonly [string, (claim: Claim) => Partial<Claim>, string])[] = [
    ['of another size', ({ size }) => ({ size: size + 1 }), 'checksumMismatch'],
    ['of another checksum', () => ({ crc64: '12345' }), 'checksumMismatch'],
    ['that was not uploaded', () => ({ objectName: nameIn(`none.${kind.endings[0]}`) }), 'fileNotUploaded'],
    ['without what lies beside', () => ({ [kind.beside]: nameIn(`none.${kind.endings[1]}`) }), 'fileNotUploaded'],
    ['at a place of another kind', () => ({ objectName: `archway/pt/${caseId}/1/6/-/a.zip` }), 'storageScope'],
    ['beside something elsewhere', () => ({ [kind.beside]: 'remotes/cases/app.js' }), 'storageScope'],
    ['below its place', () => ({ objectName: nameIn(`x/a.${kind.endings[0]}`) }), 'storageScope'],
    ['without a name', () => ({ objectName: nameIn('') }), 'storageScope'],
    ['of another format', () => ({ [kind.named]: nameIn('a.exe') }), 'fileFormat'],
    ['of a version that there is not', () => ({ version: 2 }), 'recordNotFound'],
  ];
  test.each(wrong)('%s is refused, and nothing is kept of it', async (_what, change, answer) => {
    const before = await kind.listed();
    const claim = await uploaded('a');
    expect(await refused({ ...claim, ...change(claim) })).toBe(answer);
    expect(await kind.listed()).toEqual(before);
    expect((await log()).map(({ action }) => action)).toEqual(['create']);
    // What was uploaded may still be registered as it is.
    await register(claim);
  });

  test('that is too large, or has something too large beside it, is refused', async () => {
    const claim = await uploaded('a');
    const { head } = server.ctx.store;
    for (const large of [claim.objectName, claim[kind.beside]]) {
      const spy = jest.spyOn(server.ctx.store, 'head').mockImplementation(async (name) => {
        const found = await head.call(server.ctx.store, name);
        return found && name === large ? { ...found, size: kind.limitMb * 1_048_576 + 1 } : found;
      });
      expect(await refused(claim)).toBe('fileTooLarge');
      spy.mockRestore();
    }
  });

  test('with objects of another case is refused, also where the caller sees that one', async () => {
    const foreign = await uploaded('a', {}, await openCase(doctor, validInfo(practice)));
    const claim = await uploaded('a');
    expect(await refused({ ...claim, objectName: foreign.objectName })).toBe('storageScope');
    expect(await refused({ ...claim, [kind.beside]: foreign[kind.beside] })).toBe('storageScope');
  });

  test('of a case that is not theirs is refused before anything is said of the objects', async () => {
    const claim = { ...(await uploaded('a')), crc64: '12345' };
    expect(await refused(claim, await server.login('demooutsider'))).toBe('recordNotFound');
  });

  test('of a submitted case stays as it is, until the practice has the case again', async () => {
    const caller = await callerOf(server, doctor);
    const first = await uploaded('a');
    const { [kind.id]: id } = await register(first);
    if (kind.id !== 'modelId') await giveFiles(server, caseId, caller.userId);
    // No machine looks at a case in this status, so that a measured model changes nothing.
    await putInto(server, caller, caseId, caseStatus.designing);
    expect(await refused(await uploaded('b'))).toBe('caseNotEditable');
    expect(await doctor.refused(kind.remove as never, removal(id))).toBe('caseNotEditable');
    expect(await stored(first.objectName)).toBe(true);
    await putInto(server, caller, caseId, caseStatus.inspectionFailed);
    await remove(id);
    expect(await stored(first.objectName)).toBe(false);
  });

  test('whose answer was lost may be registered again: it is the same one, and stands once in the log', async () => {
    const claim = await uploaded('a');
    const first = await register(claim);
    // A model is measured meanwhile.
    expect(await register(claim)).toMatchObject({ [kind.id]: first[kind.id] });
    expect(await log()).toHaveLength(2);
    expect(await stored(claim.objectName)).toBe(true);
    expect(await stored(claim[kind.beside])).toBe(true);
  });

  test('with the same object and another one beside it takes the place of the first; what both have stays', async () => {
    const first = await uploaded('a');
    await register(first);
    const { [kind.beside]: beside } = await uploaded('b');
    await register({ ...first, [kind.beside]: beside });
    expect(await stored(first.objectName)).toBe(true);
    expect(await stored(first[kind.beside])).toBe(false);
    expect(await stored(beside)).toBe(true);
    const listed = [await kind.listed()].flat() as Record<string, unknown>[];
    expect(listed).toEqual([expect.objectContaining({ objectName: first.objectName, [kind.beside]: beside })]);
  });

  test(`is ${kind.single ? 'replaced by another one, and its objects are gone' : 'joined by another one'}`, async () => {
    const first = await uploaded('a');
    await register(first);
    const second = await uploaded('b');
    await register(second);
    const listed = [await kind.listed()].flat() as Record<string, unknown>[];
    const here = kind.single ? [second] : [first, second];
    expect(listed.map(({ objectName }) => objectName).sort()).toEqual(here.map(({ objectName }) => objectName));
    for (const name of [first.objectName, first[kind.beside]]) expect(await stored(name)).toBe(!kind.single);
    for (const name of [second.objectName, second[kind.beside]]) expect(await stored(name)).toBe(true);
  });

  test('removed, it is gone with its objects, once', async () => {
    const claim = await uploaded('a');
    const { [kind.id]: id } = await register(claim);
    await remove(id);
    expect([await kind.listed()].flat().filter(Boolean)).toEqual([]);
    for (const name of [claim.objectName, claim[kind.beside]]) expect(await stored(name)).toBe(false);
    expect(await doctor.refused(kind.remove as never, removal(id))).toBe('recordNotFound');
  });
});
