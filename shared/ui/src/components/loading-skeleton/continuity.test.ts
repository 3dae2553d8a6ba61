import { SKELETON_DELAY_MS, skeletonInSight, skeletonStands } from './continuity.ts';

test('the first skeleton waits, and the next goes on where one is in sight', () => {
  expect(skeletonInSight(1000)).toBe(false);
  const goes = skeletonStands(1000 + SKELETON_DELAY_MS);
  expect(skeletonInSight(1200)).toBe(false);
  expect(skeletonInSight(1300)).toBe(true);
  goes(1500);
  expect(skeletonInSight(1600)).toBe(true);
  expect(skeletonInSight(2000)).toBe(false);
});

test('one that went before it came into sight leaves nothing to go on from', () => {
  const goes = skeletonStands(5000 + SKELETON_DELAY_MS);
  goes(5100);
  expect(skeletonInSight(5101)).toBe(false);
});
