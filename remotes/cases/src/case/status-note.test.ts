import { type CaseStatus, caseStatus, caseStatuses, serviceTypes } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';
import en from '../i18n/list/en-US.json';
import zh from '../i18n/list/zh-CN.json';
import { statusNote } from './status-note.ts';

const speak =
  (words: typeof en.note): TextFunction =>
  (key, values = {}) =>
    words[key.split('.')[1] as keyof typeof words].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const noted = (status: CaseStatus, more: Partial<Parameters<typeof statusNote>[0]> = {}) =>
  statusNote(
    {
      serviceType: serviceTypes.aligner.id,
      status,
      modelCount: 0,
      photoCount: 0,
      statusNote: null,
      unfinished: false,
      statusTime: '2025-11-09T08:00:00Z',
      ...more,
    },
    speak(en.note),
  );

test('an unsubmitted case says what it has and what it needs, in numbers that have no plural', () => {
  expect(noted(caseStatus.unsubmitted, { photoCount: 1, modelCount: 1 })).toBe('1 of 10 photos, 1 of 2 scans');
  expect(noted(caseStatus.unsubmitted, { photoCount: 10, modelCount: 2 })).toBe('Complete, ready to submit');
  expect(noted(caseStatus.unsubmitted, { photoCount: 10, modelCount: 1 })).toContain('1 of 2 scans');
});

test('a case that needs no photos speaks of its scans alone', () => {
  const more = { serviceType: serviceTypes.crownDesign.id, modelCount: 2 };
  expect(noted(caseStatus.unsubmitted, more)).toBe('2 of 2 scans');
});

test('a case that was sent back says why', () => {
  expect(noted(caseStatus.inspectionFailed, { statusNote: 'Second molars are missing' })).toBe(
    'Second molars are missing',
  );
  expect(noted(caseStatus.inspectionFailed)).toBe('Data to be supplied');
  expect(noted(caseStatus.clinicallyRejected, { statusNote: 'Too fast' })).toBe('Too fast');
});

test('what was approved says what it waits for', () => {
  expect(noted(caseStatus.clinicallyApproved, { unfinished: true })).toBe('Awaiting post-processing');
  expect(noted(caseStatus.clinicallyApproved)).toBe('Awaiting confirmation');
});

test('what waits says since when', () => {
  expect(noted(caseStatus.pendingApproval)).toBe('Waiting since 9 Nov 2025');
  expect(noted(caseStatus.planConfirmed)).toBe('Confirmed 9 Nov 2025');
});

test('every status has a second line in both languages', () => {
  for (const { value } of caseStatuses) {
    for (const words of [en.note, zh.note]) {
      for (const { id: serviceType } of Object.values(serviceTypes)) {
        const files = { modelCount: 0, photoCount: 0, statusNote: null, unfinished: false };
        const row = { serviceType, status: value, ...files, statusTime: '2025-11-09T08:00:00Z' };
        expect(statusNote(row, speak(words))).not.toMatch(/^$|\{/);
      }
    }
  }
});
