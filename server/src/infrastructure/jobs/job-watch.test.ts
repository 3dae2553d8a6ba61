import pino from 'pino';
import { JobWatch } from './job-watch.ts';

/** A database that answers with the queues that have work; how often it was asked. */
function queues(...answers: (readonly string[] | Error)[]) {
  let asked = 0;
  const query = (): Promise<{ rows: { name: string }[] }> => {
    const answer = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve({ rows: answer.map((name) => ({ name })) });
  };
  const watch = new JobWatch({ pool: { query } as never }, pino({ level: 'silent' }));
  return { watch, asked: () => asked };
}

const stopping = new AbortController();
const runs: Promise<void>[] = [];
const run = (watch: JobWatch): void => void runs.push(watch.run(stopping.signal));
afterAll(async () => {
  stopping.abort();
  await Promise.all(runs);
});

test('whoever waits is told when the queue has work, and by one question for all queues', async () => {
  const { watch, asked } = queues([], ['b', 'nobody waits for this']);
  const told: string[] = [];
  const wait = (queue: string) => watch.forWork(queue, stopping.signal).then(() => told.push(queue));
  void wait('a');
  const b = [wait('b'), wait('b')];
  run(watch);
  await Promise.all(b);
  expect(told).toEqual(['b', 'b']);
  expect(asked()).toBe(2);
  watch.wake('a');
  await new Promise(setImmediate);
  expect(told).toEqual(['b', 'b', 'a']);
});

test('a database that is away is asked again', async () => {
  const { watch, asked } = queues(new Error('away'), ['a']);
  run(watch);
  await watch.forWork('a', stopping.signal);
  expect(asked()).toBe(2);
});

test('nobody waits on when the server stops, and nothing is asked while nobody waits', async () => {
  const { watch, asked } = queues([]);
  const stop = new AbortController();
  const running = watch.run(stop.signal);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(asked()).toBe(0);
  const waiting = watch.forWork('a', stop.signal);
  stop.abort();
  await Promise.all([waiting, running]);
  await watch.forWork('a', stop.signal);
});
