import type { PlanDocument } from '@archway/contracts';
import { readPlan } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { WorkerPool, inProcessPort, serve } from '@archway/worker';
import { jawWithTeeth } from '../../plan/testing/jaw-with-teeth.fixture.ts';
import type { EngineJobs } from './engine-jobs.ts';
import { EngineWork } from './engine-work.ts';

const document: PlanDocument = readPlan(samplePlan(2)).document!;
const rules = { fixed: [], noAttachment: [], alarm: 0.2 };

function workWithTeeth(): EngineWork {
  const work = new EngineWork();
  for (const { fdi, mesh } of jawWithTeeth('upper', document).bodies)
    work.body({ tooth: document.teeth.find((tooth) => tooth.fdi === fdi)!, ...mesh } as EngineJobs['body']['input']);
  return work;
}

test('staging that nobody wants any more ends at its next pause, and the worker is free for what comes', async () => {
  const work = workWithTeeth();
  let paused = (): void => undefined;
  const atPause = new Promise<void>((resolve) => (paused = resolve));
  let pauses = 0;
  const pool = new WorkerPool<EngineJobs>({
    size: 1,
    createWorker: () =>
      inProcessPort((post) =>
        serve<EngineJobs>(
          {
            body: () => ({ output: null }),
            check: (input) => ({ output: work.check(input) }),
            contacts: (input) => ({ output: work.contacts(input) }),
            arch: (input) => ({ output: work.arch(input) }),
            restage: async (input, { breathe }) => ({
              output: await work.restage(input, () => {
                pauses += 1;
                paused();
                return breathe();
              }),
            }),
          },
          post,
        ),
      ),
  });
  const leaving = new AbortController();
  const restaging = pool.run(
    'restage',
    { document, jaws: ['upper'], kept: [], inSequence: [] },
    { signal: leaving.signal },
  );
  await atPause;
  leaving.abort();
  await expect(restaging).rejects.toThrow();
  const checked = await pool.run('check', { document, ...rules });
  expect(checked.checks.length).toBeGreaterThan(0);
  // It did not go on in between: all of it has many more.
  const after = pauses;
  const goesOn = (): Promise<void> => {
    pauses += 1;
    return Promise.resolve();
  };
  expect(await work.restage({ document, jaws: ['upper'], kept: [], inSequence: [] }, goesOn)).toMatchObject({
    kind: 'step',
  });
  expect(pauses - after).toBeGreaterThan(after);
  await pool.close();
});

test('an overcorrection is checked when it changes, though no stage of the plan does', () => {
  const work = workWithTeeth();
  const before = work.check({ document, ...rules });
  const far = document.overcorrection.map((each) => ({ ...each, delta: { ...each.delta, t: [3, 0, 0] as [number, number, number] } })); // prettier-ignore
  const after = work.check({ document: { ...document, overcorrection: far }, ...rules });
  const last = document.aligners.upper.length - 1;
  expect(before.overlaps.filter(({ from }) => from > last)).toEqual([]);
  expect(after.overlaps.filter(({ to }) => to > last)).not.toEqual([]);
});
