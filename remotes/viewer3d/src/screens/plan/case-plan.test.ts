import { samplePlan } from '@archway/dental/testing';
import { casePlan } from './case-plan.ts';

const document = samplePlan(1);
const hashes = document.teeth.map(({ body }) => body!.sha256);
const saved = {
  ...{ sha256: 'f'.repeat(64), bytes: 9, upperSteps: null, lowerSteps: null, document },
  meshes: hashes.map((sha256) => ({ sha256, objectName: `plan/${sha256}.drc`, bytes: 3 })),
};
const leaving = new AbortController().signal;

/** Answers as server and storage do; the storage refuses the first so many. */
function storage(refusals: number) {
  const asked: string[][] = [];
  let left = refusals;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).startsWith('https://storage')) {
      if (left-- > 0) return new Response(null, { status: 403 });
      return new Response(Uint8Array.of(1, 2, 3));
    }
    const { objectNameList } = JSON.parse(String(init?.body)) as { objectNameList: string[] };
    asked.push(objectNameList);
    return new Response(JSON.stringify({ code: 200, data: objectNameList.map((name) => `https://storage/${name}`) }));
  });
  return asked;
}

test('addresses of all meshes are asked for once', async () => {
  const asked = storage(0);
  const plan = casePlan(saved);
  const files = await Promise.all(hashes.slice(0, 3).map((sha256) => plan.loadMesh(sha256, leaving)));
  expect(files.map(({ byteLength }) => byteLength)).toEqual([3, 3, 3]);
  expect(asked).toEqual([saved.meshes.map(({ objectName }) => objectName)]);
});

test('after a refusal they are asked for anew, as an address may have expired', async () => {
  const asked = storage(1);
  const plan = casePlan(saved);
  await expect(plan.loadMesh(hashes[0]!, leaving)).rejects.toMatchObject({ status: 403 });
  await plan.loadMesh(hashes[0]!, leaving);
  expect(asked).toHaveLength(2);
});

test('a mesh that the answer does not hold is missing', async () => {
  await expect(casePlan(saved).loadMesh('0'.repeat(64), leaving)).rejects.toMatchObject({ status: 404 });
});
