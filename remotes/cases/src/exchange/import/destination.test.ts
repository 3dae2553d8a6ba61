import { inside } from '../exchange.fixture.ts';
import { destinationOf, firstChoice } from './destination.ts';

const { places } = inside();

test('without a choice the case comes to the first doctor of the first practice', () =>
  expect(destinationOf(places, firstChoice)).toEqual({ practiceId: '1', doctorId: '5', again: false }));

test('a doctor of another practice is nobody there', () =>
  expect(destinationOf(places, { practiceId: '1', doctorId: '8', again: false })?.doctorId).toBe('5'));

test('an archive that is there already comes only when that is wished', () => {
  const choice = { practiceId: '2', doctorId: null, again: false };
  expect(destinationOf(places, choice)).toBeNull();
  expect(destinationOf(places, { ...choice, again: true })).toEqual({ practiceId: '2', doctorId: '8', again: true });
});

test('a case comes nowhere without a practice, and to no practice where nobody treats', () => {
  expect(destinationOf([], firstChoice)).toBeNull();
  expect(destinationOf([{ ...places[0]!, doctors: [] }], firstChoice)).toBeNull();
});
