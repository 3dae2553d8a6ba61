import { basicInfo } from '@archway/contracts';
import { type PatientValues, isComplete, missingFields, toBasicInfo } from './patient-values.ts';

const complete: PatientValues = {
  practiceId: '1',
  doctorId: '2',
  patientName: ' Mila ',
  gender: '1',
  birthday: '1999-04-12',
  productType: 'aligner',
  entrust: 1,
};

test('a complete form is what the contract takes', () => {
  expect(isComplete(complete)).toBe(true);
  expect(basicInfo.safeParse(toBasicInfo(complete)).success).toBe(true);
  expect(toBasicInfo(complete)).toMatchObject({ patientName: 'Mila', ptNo: null, email: null });
});

test('what is missing is named in the order of the form', () => {
  expect(missingFields({ gender: '1', patientName: '  ', productType: 'aligner', entrust: 0 })).toEqual([
    'patientName',
    'birthday',
    'practiceId',
    'doctorId',
  ]);
  expect(missingFields(complete)).toEqual([]);
});

test.each([
  ['ptNo', 'a b', false],
  ['ptNo', '病例-0001', true],
  ['ptNo', '', true],
  ['email', 'nobody@nowhere', false],
  ['birthday', '2026-11-21', false],
  ['birthday', '2026-11-20', true],
  ['patientName', '   ', false],
] as const)('%s %j', (field, value, taken) => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59) });
  expect(isComplete({ ...complete, [field]: value })).toBe(taken);
  jest.useRealTimers();
});
