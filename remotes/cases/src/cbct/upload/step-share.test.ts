import type { VolumeStep } from '@archway/volume';
import type { CbctStep } from './cbct-upload.ts';
import { stepShare } from './step-share.ts';

const way = (step: CbctStep, activities: readonly VolumeStep[]): number[] =>
  activities.flatMap((activity) => [stepShare(step, activity, 0, true), stepShare(step, activity, 1, true)]);

test.each<[CbctStep, VolumeStep[]]>([
  ['read', ['extract', 'read']],
  ['compress', ['read', 'assemble', 'compress', 'zip']],
])('what is done in %s follows each other without a step back', (step, activities) => {
  const shares = way(step, activities);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
});

test('loose files need no unpacking', () => {
  expect(stepShare('read', 'read', 0, false)).toBe(0);
  expect(stepShare('read', 'read', 1.2, false)).toBe(1);
});
