import { samplePlan } from '@archway/dental/testing';
import { AT_REST } from '@archway/dental';
import { meantTeeth } from './contact.ts';
import { pinPoints } from './pin-points.ts';

const document = samplePlan(1);
const rest = () => AT_REST;
const front = () => [0, 0, 1] as const;
const frameOf = (fdi: number) => document.teeth.find((tooth) => tooth.fdi === fdi)!.frame!;

test('a pin stands on its tooth, that of a contact between the two', () => {
  expect(pinPoints(document, [23], rest, front)?.points[0]).toEqual(frameOf(23).origin);
  const [one, other] = [frameOf(11).origin, frameOf(21).origin];
  const between = pinPoints(document, [11, 21], rest, front)?.points[0];
  expect(between?.[0]).toBeCloseTo((one[0] + other[0]) / 2);
});

test('it follows its tooth through the stages', () => {
  const moved = pinPoints(document, [23], () => ({ ...AT_REST, t: [0, 0, 2] }), front);
  expect(moved?.points[0]?.[2]).toBeCloseTo(frameOf(23).origin[2] + 2);
});

test('from its roots a tooth is behind its gum', () => {
  const [x, y, z] = frameOf(36).long;
  expect(pinPoints(document, [36], rest, () => [-x, -y, -z])?.seen).toBe(false);
  expect(pinPoints(document, [36], rest, () => [x, y, z])?.seen).toBe(true);
});

test('the plan as a whole, and a tooth that has no place, have no pin', () => {
  const bare = { ...document, teeth: document.teeth.map((tooth) => ({ ...tooth, frame: null })) };
  expect(pinPoints(document, [], rest, front)).toBeNull();
  expect(pinPoints(bare, [23], rest, front)).toBeNull();
  expect(pinPoints(document, [18, 99], rest, front)).toBeNull();
});

const teeth = [14, 13, 12, 11, 21, 22, 41, 31];

test('a press on a tooth means it, one between two neighbours their contact', () => {
  expect(meantTeeth(11, [11, 11, null], teeth)).toEqual([11]);
  expect(meantTeeth(21, [11, 21], teeth)).toEqual([11, 21]);
  expect(meantTeeth(null, [13, 14], teeth)).toEqual([14, 13]);
  expect(meantTeeth(null, [null], teeth)).toEqual([]);
});

test('teeth that only overlap on the screen are no contact', () => {
  expect(meantTeeth(11, [41, 11], teeth)).toEqual([11]);
  expect(meantTeeth(11, [13], teeth)).toEqual([11]);
  expect(meantTeeth(11, [21, 12], teeth)).toEqual([11]);
});

test('neighbours are those that the plan has: beside a missing tooth the next one', () => {
  expect(meantTeeth(11, [13], [14, 13, 11])).toEqual([13, 11]);
});
