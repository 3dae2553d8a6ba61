import { type CaseDoubt, type Jaw, endpoints } from '@archway/contracts';
import { generateJaw, intakeMesh, writeStl } from '@archway/mesh';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import { callerOf, givePhotos, givePrescription, openCase, practiceId, validInfo } from '../cases.fixture.ts';

const { cases, doubts, inspection, models } = endpoints;
const names = ['upper', 'lower'] as const;

let server: TestServer;
let doctor: TestClient;
let main: string;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const keyOf = (caseId: string) => ({ caseId, version: 1 });

/** Uploads the jaw as a browser does, moved down, and waits for its analysis. */
async function upload(caseId: string, jaw: Jaw, down = 0): Promise<void> {
  const name = names[jaw - 1]!;
  const mesh = generateJaw({ jaw: name, triangles: 8000, seed: 3 });
  for (let v = 1; v < mesh.positions.length; v += 3) mesh.positions[v]! -= down;
  const { files, report } = await intakeMesh(writeStl(mesh).bytes, `${name}.stl`);
  const objectName = `archway/pt/${caseId}/1/2/-/${name}-${down}.drc`;
  const stored = await server.ctx.store.put(objectName, files.drcFile.bytes);
  const file = { fileName: `${name}.stl`, objectName, size: stored.size, crc64: stored.crc64, ...report.counts };
  const { modelId } = await doctor.call(models.register, {
    body: { ...keyOf(caseId), jaw, modelType: 'scan', cleaning: {}, ...file },
  });
  await until(async () => {
    const list = await doctor.call(models.list, { query: keyOf(caseId) });
    return list.some((model) => model.modelId === modelId && model.analysis !== null);
  });
}

const ofBite = ({ reason }: Pick<CaseDoubt, 'reason'>): boolean => reason === 'jawsApart' || reason === 'biteOneSided';
const asked = async (caseId: string): Promise<CaseDoubt[]> =>
  (await doctor.call(doubts.list, { query: keyOf(caseId) })).doubts.filter(ofBite);

test('scans that do not stand in occlusion are asked about, until another scan does', async () => {
  const caseId = await openCase(doctor, validInfo(main));
  await upload(caseId, 1);
  expect(await asked(caseId)).toEqual([]);
  await upload(caseId, 2, 12);
  expect(await asked(caseId)).toMatchObject([
    { reason: 'jawsApart', objects: [{ place: '1' }, { place: '2' }], answer: null },
  ]);
  const [lower] = (await doctor.call(models.list, { query: keyOf(caseId) })).filter(({ jaw }) => jaw === 2);
  await doctor.call(models.remove, { params: { modelId: lower!.modelId } });
  await upload(caseId, 2);
  expect(await asked(caseId)).toEqual([]);
});

test('whoever inspects the case is proposed what the practice left as it is', async () => {
  const caseId = await openCase(doctor, validInfo(main, { entrust: 1 }));
  const { userId } = await callerOf(server, doctor);
  await givePhotos(server, caseId, userId);
  await givePrescription(server, caseId, userId);
  await upload(caseId, 1);
  await upload(caseId, 2, 12);
  for (const { key } of (await doctor.call(doubts.list, { query: keyOf(caseId) })).doubts)
    await doctor.call(doubts.answer, { body: { ...keyOf(caseId), key, right: true } });
  await doctor.call(cases.submit, { body: keyOf(caseId) });
  const center = await server.login('democenter');
  await center.call(cases.act, { body: { ...keyOf(caseId), action: 'startInspection' } });
  const { proposals } = await center.call(inspection.report, { query: keyOf(caseId) });
  const proposal = proposals.find(ofBite);
  expect(proposal).toMatchObject({ reason: 'jawsApart', answer: { by: expect.any(String) as string } });
  await center.call(inspection.adopt, { body: { ...keyOf(caseId), key: proposal!.key, weight: 'supply' } });
  const { open, proposals: left } = await center.call(inspection.report, { query: keyOf(caseId) });
  expect(open).toMatchObject([{ reason: 'jawsApart', weight: 'supply' }]);
  expect(left.filter(ofBite)).toEqual([]);
});
