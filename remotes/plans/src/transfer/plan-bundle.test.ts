import { barePlan, samplePlan } from '@archway/dental/testing';
import { hashesIn } from '@archway/dental';
import JSZip from 'jszip';
import { type PlanFile, bundleIn, fileAt } from './plan-bundle.ts';

const file = (path: string, content: string | Uint8Array): PlanFile => ({
  path,
  bytes: async () => new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content),
});
const plan = samplePlan(3, { kind: 'target' });
const document = (value: object = plan, path = 'plan.json'): PlanFile => file(path, JSON.stringify(value));
const meshes = hashesIn(plan).map((hash, at) => file(`meshes/${hash}.${at % 2 ? 'stl' : 'drc'}`, hash));

async function zipped(files: readonly PlanFile[]): Promise<PlanFile> {
  const zip = new JSZip();
  for (const each of files) zip.file(each.path, await each.bytes());
  return file('plan.zip', await zip.generateAsync({ type: 'uint8array' }));
}
const keyOf = async (files: readonly PlanFile[], kind: 'target' | 'step' = 'target') =>
  (await bundleIn(files, kind)).problem;

test('a folder, its files, and a zip of them are the same plan', async () => {
  const inFolder = [document(), ...meshes].map((each) => ({ ...each, path: `Taken/${each.path}` }));
  for (const files of [[document(), ...meshes], inFolder, [await zipped(inFolder)]]) {
    const { bundle } = await bundleIn(files, 'target');
    expect(bundle?.document).toMatchObject({ kind: 'target' });
    expect([...bundle!.meshes.keys()].sort()).toEqual(hashesIn(plan).sort());
    const [[hash, mesh]] = [...bundle!.meshes] as [[string, PlanFile]];
    expect(new TextDecoder().decode(await mesh.bytes())).toBe(hash);
  }
});

test('the outermost document is it, and one of another name where it is the only one', async () => {
  const inner = document(barePlan('step'), 'old/plan.json');
  expect((await bundleIn([inner, document(), ...meshes], 'target')).bundle?.document.kind).toBe('target');
  expect((await bundleIn([document(plan, 'goal.JSON'), ...meshes], 'target')).bundle).toBeTruthy();
});

test('what is not a plan for this draft says why', async () => {
  expect(await keyOf(meshes)).toEqual({ key: 'noPlan' });
  expect(await keyOf([file('plan.zip', 'no zip')])).toEqual({ key: 'noZip' });
  expect(await keyOf([await zipped([file('a.txt', 'a')])])).toEqual({ key: 'noPlan' });
  expect(await keyOf([document(), ...meshes], 'step')).toEqual({ key: 'otherKind' });
  expect(await keyOf([file('plan.json', ' '.repeat(17 * 1_048_576))])).toEqual({ key: 'tooLarge' });
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone')) } as unknown as Blob;
  expect(await keyOf([fileAt('plan.json', gone)])).toEqual({ key: 'unreadable' });
});

test('what is wrong in it is told by its place, and so is a mesh that is not there', async () => {
  expect(await keyOf([document({ ...plan, colour: 'A2' })])).toEqual({
    key: 'wrong',
    places: [{ path: 'colour', problem: 'unknownField' }],
  });
  const [first, ...rest] = meshes;
  expect(await keyOf([document(), ...rest])).toEqual({
    key: 'wrong',
    places: [{ path: 'jaws.upper', problem: 'meshMissing' }],
  });
  expect(first).toBeDefined();
});
