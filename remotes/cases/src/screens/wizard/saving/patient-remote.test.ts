import type { CaseDetail } from '@archway/contracts';
import type { FilledInfo } from '../patient/patient-values.ts';
import { patientDrafts, patientStanding, waitingFor } from './patient-remote.ts';

const key = { caseId: '7', version: 1 };
const detail = {
  ...key,
  practiceId: '3',
  ptNo: 'A1',
  patientName: 'Mila',
  gender: '1',
  birthday: '1998-04-12',
  productType: 'aligner',
  entrust: 0,
  doctorId: '2',
  revision: 4,
} as CaseDetail;
const stored = patientStanding(detail).values;
const mine: FilledInfo = { ...stored, patientName: 'Milla' };
const at = '2026-11-22T08:00:00.000Z';

beforeEach(() => localStorage.clear());

test('a draft is taken with what it began from', () => {
  patientDrafts.keep(key, { values: { mine, base: stored }, revision: 2, at });
  expect(waitingFor(key, detail)).toEqual({ values: { mine, base: stored }, revision: 2, at });
  patientDrafts.keep(key, null);
  expect(waitingFor(key, detail)).toBeNull();
});

test('a draft of an earlier page began from what the server has, when nobody has changed that', () => {
  patientDrafts.keep(key, { values: mine, revision: 4, at });
  expect(waitingFor(key, detail)?.values).toEqual({ mine, base: stored });
});

test('else nothing of it is taken for granted', () => {
  patientDrafts.keep(key, { values: mine, revision: 3, at });
  expect(waitingFor(key, detail)?.values).toEqual({ mine, base: {} });
});
