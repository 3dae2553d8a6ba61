import { intakeOf, serviceTypes } from '@archway/contracts';
import { stepAfter, stepBefore, stepOf, unfinishedStep } from './steps.ts';

const { steps } = intakeOf(serviceTypes.aligner.id);
const { steps: crown } = intakeOf(serviceTypes.crownDesign.id);

test('a case that is gone on with opens at the first step that is not done', () => {
  const done = { patient: true, photos: true, prescription: true, models: true };
  expect(unfinishedStep(steps, { ...done, patient: false })).toBe('patient');
  expect(unfinishedStep(steps, { ...done, photos: false, prescription: false, models: false })).toBe('photos');
  expect(unfinishedStep(steps, { ...done, models: false })).toBe('models');
  expect(unfinishedStep(steps, { ...done, prescription: false })).toBe('prescription');
  expect(unfinishedStep(steps, done)).toBe('submit');
});

test('each service has its own steps, and an address that names another begins at the first', () => {
  expect([stepAfter(steps, 'photos'), stepBefore(steps, 'models')]).toEqual(['prescription', 'prescription']);
  expect([stepAfter(crown, 'photos'), stepBefore(crown, 'models')]).toEqual(['request', 'request']);
  expect(stepOf(crown, 'request', true)).toBe('request');
  expect(stepOf(crown, 'prescription', true)).toBe('patient');
  expect(stepOf(crown, 'request', false)).toBe('patient');
  expect([stepBefore(crown, 'patient'), stepAfter(crown, 'submit')]).toEqual([undefined, undefined]);
});
