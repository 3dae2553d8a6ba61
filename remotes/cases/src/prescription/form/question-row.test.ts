import { contradictionsOf, emptyPrescription, prescriptionQuestions } from '@archway/contracts';
import { isRequired, placeOf } from './question-row.ts';

test('a contradiction is said once, at the last of the questions that it is about', () => {
  expect(placeOf(['arches', 'midline'])).toBe('midline');
  expect(placeOf(['extraction', 'extract'])).toBe('extraction');
  expect(placeOf(['spaces', 'missingTeeth'])).toBe('spacing');
  expect(placeOf(['sagittalMethods'])).toBe('sagittal');
});

test('every contradiction has a place', () => {
  const found = contradictionsOf({ ...emptyPrescription, bite: ['maintain', 'ipr'], ipr: 'none', movable: 'except' });
  expect(found.length).toBeGreaterThan(2);
  for (const { fields } of found) expect(placeOf(fields)).toBeDefined();
});

test('the star stands where the contract asks for an answer', () => {
  expect(prescriptionQuestions.filter(({ key }) => isRequired(key)).map(({ key }) => key)).toContain('objectives');
  expect(isRequired('tads')).toBe(false);
});
