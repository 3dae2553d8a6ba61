import type { PlanDocument, PlanToShow } from '@archway/contracts';
import { jaws } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { encodeDraco } from '@archway/mesh';
import { FetchFailure } from '../../loading/fetch-bytes.ts';
import { jawWithTeeth } from '../testing/jaw-with-teeth.fixture.ts';
import { PlanMeshes, type PlanMeshState, bodyHashes } from './plan-meshes.ts';
import { prepareBody, prepareGum } from './prepare-body.ts';

const plan = samplePlan(1);
const files = new Map<string, Uint8Array>();

beforeAll(async () => {
  for (const jaw of jaws) {
    const { jaw: scan, bodies } = jawWithTeeth(jaw, plan);
    files.set(plan.jaws[jaw]!.sha256, await encodeDraco(scan));
    for (const { fdi, mesh } of bodies)
      files.set(plan.teeth.find((tooth) => tooth.fdi === fdi)!.body!.sha256, await encodeDraco(mesh));
  }
});

/** A storage that counts what is asked of it, and fails for some. */
function storage() {
  const asked: string[] = [];
  const failing = new Map<string, Error>();
  let [now, most] = [0, 0];
  const source = (document: PlanDocument): PlanToShow => ({
    document,
    async loadMesh(sha256) {
      asked.push(sha256);
      most = Math.max(most, ++now);
      await Promise.resolve();
      now -= 1;
      const failure = failing.get(sha256);
      if (failure) throw failure;
      return files.get(sha256)!.slice().buffer;
    },
  });
  return { asked, failing, source, most: () => most };
}

const preparer = () => ({
  body: (bytes: ArrayBuffer, fileName: string) => prepareBody({ bytes, fileName }),
  gum: prepareGum,
  dispose: jest.fn(),
});

function meshes() {
  let state: PlanMeshState | undefined;
  const waiting: { is: (state: PlanMeshState) => boolean; done: () => void }[] = [];
  const tools = preparer();
  const loads = new PlanMeshes(tools, (next) => {
    state = next;
    for (const each of waiting) if (each.is(next)) each.done();
  });
  const until = (is: (state: PlanMeshState) => boolean): Promise<void> =>
    state && is(state) ? Promise.resolve() : new Promise((done) => waiting.push({ is, done }));
  return { loads, until, tools, state: () => state! };
}

const settled = ({ bodies, gum }: PlanMeshState): boolean =>
  [...bodies.values()].every(({ phase }) => phase !== 'waiting') &&
  jaws.every((jaw) => gum[jaw] !== null && gum[jaw].phase !== 'waiting');

test('teeth come front first, a few at a time; gum is cut when its teeth are here', async () => {
  const { asked, source, most } = storage();
  const { loads, until, state } = meshes();
  loads.follow(source(plan), null);
  await until(settled);
  expect(state().bodies.size).toBe(28);
  expect(asked.slice(0, 4).map((sha256) => plan.teeth.find(({ body }) => body?.sha256 === sha256)!.fdi % 10)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(most()).toBeLessThanOrEqual(6);
  const { gum } = state();
  expect(gum.lower?.phase === 'ready' && gum.lower.mesh.teeth).toHaveLength(14);
});

test('another plan of the case loads only what is new, and gives up what it does not name', async () => {
  const { asked, source } = storage();
  const { loads, until, state } = meshes();
  loads.follow(source(plan), null);
  await until(settled);
  const before = asked.length;
  const teeth = plan.teeth.filter(({ fdi }) => fdi !== 11);
  loads.follow(source({ ...plan, teeth }), null);
  await until(({ bodies }) => bodies.size === 27);
  await until(settled);
  expect(state().bodies.has(plan.teeth.find(({ fdi }) => fdi === 11)!.body!.sha256)).toBe(false);
  // The scan once more, for its gum has one tooth less.
  expect(asked.slice(before)).toEqual([plan.jaws.upper!.sha256]);
});

test('what fails is told by name and tried again; the others are not affected', async () => {
  const { failing, source } = storage();
  const { loads, until, state } = meshes();
  const lost = bodyHashes(source(plan))[0]!;
  failing.set(lost, new FetchFailure(404));
  failing.set(plan.jaws.upper!.sha256, new FetchFailure(0));
  loads.follow(source(plan), null);
  await until(settled);
  expect(state().bodies.get(lost)).toMatchObject({ phase: 'failed', failure: { kind: 'missing' } });
  expect(state().gum.upper).toMatchObject({ phase: 'failed', failure: { kind: 'network' } });
  expect([...state().bodies.values()].filter(({ phase }) => phase === 'ready')).toHaveLength(27);
  failing.clear();
  loads.retry();
  await until((now) => settled(now) && [...now.bodies.values()].every(({ phase }) => phase === 'ready'));
  expect(state().gum.upper?.phase).toBe('ready');
});

test('after leaving nothing more is told, and the worker ends', async () => {
  const { source } = storage();
  const { loads, tools, state } = meshes();
  loads.follow(source(plan), null);
  loads.dispose();
  const before = state();
  // Turns of the event loop, not milliseconds: what was under way arrives meanwhile.
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  expect(state()).toBe(before);
  expect(tools.dispose).toHaveBeenCalled();
});
