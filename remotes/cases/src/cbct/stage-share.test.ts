import type { VolumeStep } from '@archway/volume';
import type { CbctStage } from './cbct-upload.ts';
import { stageShare } from './stage-share.ts';

const way = (stage: CbctStage, steps: readonly VolumeStep[]): number[] =>
  steps.flatMap((step) => [stageShare(stage, step, 0, true), stageShare(stage, step, 1, true)]);

test.each<[CbctStage, VolumeStep[]]>([
  ['read', ['extract', 'read']],
  ['compress', ['read', 'assemble', 'compress', 'zip']],
])('the steps of %s follow each other without a step back', (stage, steps) => {
  const shares = way(stage, steps);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
});

test('loose files need no unpacking', () => {
  expect(stageShare('read', 'read', 0, false)).toBe(0);
  expect(stageShare('read', 'read', 1.2, false)).toBe(1);
});
