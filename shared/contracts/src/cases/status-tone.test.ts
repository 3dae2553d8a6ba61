import { analyseFlags } from './values.ts';
import { caseStatusTone } from './status-tone.ts';
import { caseStatuses } from './status.ts';
import { toneOf } from '../wire/tones.ts';

const tones = (role: Parameters<typeof caseStatusTone>[1][number]) =>
  Object.fromEntries(caseStatuses.map(({ value }) => [value, caseStatusTone(value, [role])]));

test('a doctor sees what the table of status colours says', () => {
  expect(tones('doctor')).toEqual({
    0: 'neutral',
    1: 'info',
    2: 'info',
    5: 'warning',
    6: 'info',
    8: 'warning',
    9: 'info',
    10: 'info',
    11: 'warning',
    12: 'error',
    13: 'warning',
    31: 'success',
    32: 'production',
    33: 'neutral',
    34: 'success',
  });
});

test('what waits for the doctor is somebody else’s work for a designer, and the other way round', () => {
  expect(caseStatusTone(11, ['step_design'])).toBe('info');
  expect(caseStatusTone(10, ['step_design'])).toBe('warning');
});

test('an assistant supplies data and approves nothing', () => {
  expect(caseStatusTone(5, ['assistant'])).toBe('warning');
  expect(caseStatusTone(11, ['assistant'])).toBe('info');
  expect(caseStatusTone(13, ['assistant'])).toBe('info');
});

test('several roles: one whose turn it is suffices', () =>
  expect(caseStatusTone(11, ['assistant', 'creator'])).toBe('warning'));

test('what is not post-processed is amber for whoever finishes it, and blue for the doctor who cannot confirm it', () => {
  expect(caseStatusTone(13, ['doctor'], 2, true)).toBe('info');
  expect(caseStatusTone(13, ['post_process'], 2, true)).toBe('warning');
  expect(caseStatusTone(13, ['target_design'], 2, true)).toBe('info');
  expect(caseStatusTone(13, ['doctor'], 0, true)).toBe('warning');
  expect(caseStatusTone(13, ['doctor'], 2)).toBe('warning');
});

test('somebody without a part in it waits', () => expect(caseStatusTone(11, [])).toBe('info'));

test('what its doctor designs is the doctor’s turn in design, and nobody’s while the machine inspects', () => {
  expect(caseStatusTone(10, ['doctor'], 0)).toBe('warning');
  expect(caseStatusTone(1, ['doctor'], 0)).toBe('info');
  expect(caseStatusTone(6, ['doctor'], 0)).toBe('info');
  expect(caseStatusTone(1, ['design_center'], 1)).toBe('warning');
});

test('a value of a later contract is at rest, whatever it may mean', () => {
  expect(toneOf(analyseFlags, 3)).toBe('error');
  expect(toneOf(analyseFlags, 9)).toBe('neutral');
});
