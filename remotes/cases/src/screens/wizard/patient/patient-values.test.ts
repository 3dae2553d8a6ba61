import { type PracticeListItem, basicInfo } from '@archway/contracts';
import { type PatientValues, initialValues, isComplete, missingFields, toBasicInfo } from './patient-values.ts';

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

const practice = (changes: Partial<PracticeListItem>): PracticeListItem => ({
  ...{
    practiceId: '1',
    name: 'N',
    abbreviation: 'N',
    number: 'P10001',
    accountExpired: false,
    expiredDay: null,
    creatorName: 'Ada',
  },
  ...{ available: true, creator: true, isDefault: true, teamDesignEnabled: false, teamInspectsSelf: false },
  ...{ designCenterList: [], designCenterId: null, designCenterNo: null },
  ...changes,
});
const center = { practiceDefault: true, designCenterId: '1', designCenterNo: 'D1', designCenterName: 'Bridge' };

test.each([
  ['1', { designCenterList: [center] }, 1],
  ['orgDesign', { designCenterList: [center] }, 1],
  ['2', { teamDesignEnabled: true }, 2],
  ['0', { designCenterList: [center], teamDesignEnabled: true }, 0],
  // What the practice cannot have is not chosen for it.
  ['1', { teamDesignEnabled: true }, 0],
  ['2', { designCenterList: [center] }, 0],
  [undefined, { designCenterList: [center] }, 0],
  ['nonsense', { designCenterList: [center], teamDesignEnabled: true }, 0],
] as const)('a preference for %j begins with %j as the way %d', (preferred, changes, way) => {
  expect(initialValues([practice(changes as Partial<PracticeListItem>)], null, preferred).entrust).toBe(way);
});
