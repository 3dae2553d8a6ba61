import { type CaseFinding, serviceTypes } from '@archway/contracts';
import { asksForData, isReplaced, stepFor } from './finding-object.ts';

const file = (kind: 'model' | 'photo' | 'cbct', id: string) => ({
  kind,
  id,
  place: '1',
  fileName: 'a',
  thumbName: null,
});
const finding = (...objects: CaseFinding['objects']) => ({ objects });

test('a finding is settled when all its files were replaced', () => {
  const about = finding(file('model', '1'), file('model', '2'));
  expect(isReplaced(about, [file('model', '1'), file('model', '3')])).toBe(false);
  expect(isReplaced(about, [file('model', '3'), file('photo', '1')])).toBe(true);
  expect(isReplaced(finding(), [])).toBe(false);
});

test('each finding leads to the step in which it is put right', () => {
  const step = (reason: CaseFinding['reason'], ...objects: CaseFinding['objects']) => stepFor({ reason, objects });
  expect(step('prescriptionUnclear')).toBe('prescription');
  expect(stepFor({ reason: 'prescriptionUnclear', objects: [] }, serviceTypes.crownDesign.id)).toBe('request');
  expect(step('basicInfoWrong')).toBe('patient');
  expect(step('biteMissing')).toBe('models');
  expect(step('holeInCrown', file('model', '1'))).toBe('models');
  expect(step('blurred', file('photo', '1'))).toBe('photos');
  expect(step('motion', file('cbct', '1'))).toBe('photos');
});

test('a finding of an older record asks for data', () => {
  expect(asksForData({})).toBe(true);
  expect(asksForData({ weight: 'note' })).toBe(false);
});
