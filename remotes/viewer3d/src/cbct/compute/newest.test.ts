import { Newest } from './newest.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('of what comes while one runs, only the newest is run', async () => {
  const newest = new Newest();
  const done: string[] = [];
  let release = (): void => undefined;
  newest.run(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    done.push('first');
  });
  for (const name of ['second', 'third']) newest.run(async () => void done.push(name));
  release();
  await settled();
  expect(done).toEqual(['first', 'third']);
});

test('a task that fails stops nothing, and what is cleared does not run', async () => {
  const newest = new Newest();
  const done: string[] = [];
  newest.run(() => Promise.reject(new Error('x')));
  newest.run(async () => void done.push('after'));
  await settled();
  let release = (): void => undefined;
  newest.run(() => new Promise<void>((resolve) => (release = resolve)));
  newest.run(async () => void done.push('cleared'));
  newest.clear();
  release();
  await settled();
  expect(done).toEqual(['after']);
});
