import { basicInfo } from '@archway/contracts';
import { type PatientValues, isComplete, missingFields, problemOf, toBasicInfo } from './patient-values.ts';

const TODAY = '2026-11-20';
const complete: PatientValues = {
  outpatientId: '1',
  doctorId: '2',
  patientName: ' Mila ',
  gender: '1',
  birthday: '1999-04-12',
  productType: 'aligner',
  entrust: 1,
};

test('a complete form is what the contract takes', () => {
  expect(isComplete(complete, TODAY)).toBe(true);
  expect(basicInfo.safeParse(toBasicInfo(complete)).success).toBe(true);
  expect(toBasicInfo(complete)).toMatchObject({ patientName: 'Mila', ptNo: null, email: null });
});

test('what is missing is named in the order of the form', () => {
  expect(missingFields({ gender: '1', patientName: '  ' })).toEqual([
    'outpatientId',
    'doctorId',
    'patientName',
    'birthday',
  ]);
  expect(missingFields(complete)).toEqual([]);
});

test.each([
  ['ptNo', 'a b', 'caseId'],
  ['ptNo', 'x'.repeat(13), 'caseId'],
  ['ptNo', '病例-0001', undefined],
  ['ptNo', '', undefined],
  ['email', 'nobody@nowhere', 'email'],
  ['email', 'a@b.cn', undefined],
  ['birthday', '2026-11-21', 'future'],
  ['birthday', TODAY, undefined],
  ['mainComplaint', 'x'.repeat(1501), 'tooLong'],
  ['patientName', '   ', 'required'],
] as const)('%s %j: %s', (field, value, problem) => {
  const values = { ...complete, [field]: value };
  expect(problemOf(field, values, TODAY)).toBe(problem);
  expect(isComplete(values, TODAY)).toBe(problem === undefined);
});
