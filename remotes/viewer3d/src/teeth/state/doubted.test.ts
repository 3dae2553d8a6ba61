import type { FoundTeeth } from '@archway/contracts';
import { doubtedTeeth } from './doubted.ts';

const found: FoundTeeth = {
  ...{ objectName: 'a', doubts: [] },
  teeth: [
    { fdi: 18, confidence: 0.5, faces: 2, doubts: ['thirdMolar'] },
    { fdi: 17, confidence: 0.6, faces: 2, doubts: ['weakMargin'] },
    { fdi: 16, confidence: 0.9, faces: 2, doubts: [] },
  ],
};
const machine = Uint8Array.of(0, 0, 18, 18, 17, 17, 16, 16);
const states = (labels: Uint8Array) =>
  doubtedTeeth(found, machine, labels).map(({ fdi, now, corrected }) => [fdi, now, corrected]);

test('doubts stand until somebody has touched the tooth, by its number or its boundary', () => {
  expect(states(machine)).toEqual([
    [18, 18, false],
    [17, 17, false],
  ]);
  expect(states(Uint8Array.of(0, 0, 28, 28, 17, 17, 16, 16))).toEqual([
    [17, 17, false],
    [18, 28, true],
  ]);
  // Gum that has become tooth, and a tooth that has become gum.
  expect(states(Uint8Array.of(0, 17, 0, 0, 17, 17, 16, 16))).toEqual([
    [18, 0, true],
    [17, 17, true],
  ]);
});
