import { StageClock } from './stage-clock.ts';

test('it plays from stage to stage, smoothly, and ends at the last', () => {
  const clock = new StageClock(3);
  clock.toggle();
  clock.tick(1000, true);
  clock.tick(1250, true);
  expect(clock.get()).toMatchObject({ stage: 0.5, playing: true });
  clock.tick(9000, true);
  expect(clock.get()).toMatchObject({ stage: 3, playing: false });
  clock.toggle();
  expect(clock.get()).toMatchObject({ stage: 0, playing: true });
});

test('pausing shows a whole stage', () => {
  const clock = new StageClock(5);
  clock.toggle();
  clock.tick(0, true);
  clock.tick(400, true);
  clock.toggle();
  expect(clock.get()).toMatchObject({ stage: 1, playing: false });
});

test('who wants no motion sees whole stages only, at the same pace', () => {
  const clock = new StageClock(5);
  const seen = new Set<number>();
  clock.subscribe(() => seen.add(clock.get().stage));
  clock.toggle();
  for (let now = 0; now <= 2000; now += 100) clock.tick(now, false);
  expect([...seen]).toEqual([0, 1, 2, 3, 4]);
});

test('steps, speed and another plan', () => {
  const clock = new StageClock(10, 4);
  clock.step(1);
  clock.step(1);
  clock.step(-1);
  expect(clock.get().stage).toBe(5);
  clock.show(99);
  expect(clock.get().stage).toBe(10);
  clock.setTotal(7);
  expect(clock.get().stage).toBe(7);
  clock.setSpeed(2);
  clock.show(0);
  clock.toggle();
  clock.tick(0, true);
  clock.tick(500, true);
  expect(clock.get().stage).toBe(2);
  clock.step(-1);
  expect(clock.get()).toMatchObject({ stage: 1, playing: false });
});

test('a plan without stages does not play, and nothing is told when nothing changes', () => {
  const clock = new StageClock(0);
  const told = jest.fn();
  clock.subscribe(told);
  clock.toggle();
  clock.show(0);
  clock.tick(5, true);
  expect(told).not.toHaveBeenCalled();
});

test('whoever has the slider in hand is told, and the stage goes on as before', () => {
  const clock = new StageClock(5);
  const told: boolean[] = [];
  clock.subscribe(() => told.push(clock.get().held));
  clock.hold(true);
  clock.show(3);
  clock.hold(false);
  clock.hold(false);
  expect(told).toEqual([true, true, false]);
  expect(clock.get()).toMatchObject({ stage: 3, held: false });
});
