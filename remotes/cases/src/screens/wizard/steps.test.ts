import { unfinishedStep } from './steps.ts';

test('a case that is gone on with opens at the first step that is not done', () => {
  expect(unfinishedStep({ patient: false, photos: true, prescription: true, models: true })).toBe('patient');
  expect(unfinishedStep({ patient: true, photos: false, prescription: false, models: false })).toBe('photos');
  expect(unfinishedStep({ patient: true, photos: true, prescription: true, models: false })).toBe('models');
  expect(unfinishedStep({ patient: true, photos: true, prescription: false, models: true })).toBe('prescription');
  expect(unfinishedStep({ patient: true, photos: true, prescription: true, models: true })).toBe('submit');
});
