import type { JawFrame } from '../../frame/placement.ts';
import { move } from './rigid.ts';
import { roughly } from './rough.ts';

const frame: JawFrame = { origin: [1, 2, 3], occlusal: [0, 1, 0], anterior: [0, 0, 1], archFit: 1, closed: false };

test('a lower jaw: its biting side up, its front to the front, its own left to the left', () => {
  const rigid = roughly('lower', frame, [0, 0, 0], [10, 20, 30]);
  expect(move(rigid, [1, 2, 3])).toEqual([10, 20, 30]);
  // 5 mm towards the opposing teeth is up, 5 mm forward is -y in LPS.
  expect(move(rigid, [1, 7, 3])).toEqual([10, 20, 35]);
  expect(move(rigid, [1, 2, 8])).toEqual([10, 15, 30]);
  // up (y) × forward (z) = x is the patient's left.
  expect(move(rigid, [6, 2, 3])).toEqual([15, 20, 30]);
});

test('an upper jaw bites downwards', () => {
  expect(move(roughly('upper', frame, [0, 0, 0], [0, 0, 0]), [1, 7, 3])[2]).toBe(-5);
});

test('what was not recognised is moved by its middle', () => {
  expect(move(roughly('lower', null, [4, 4, 4], [0, 0, 1]), [4, 4, 5])).toEqual([0, 0, 2]);
});
