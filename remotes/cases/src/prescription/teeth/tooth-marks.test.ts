import { type Prescription, contradictionsOf, emptyPrescription } from '@archway/contracts';
import { marksOf, toggleMark } from './tooth-marks.ts';

const given = (changes: Partial<Prescription>): Prescription => ({ ...emptyPrescription, ...changes });
const marked = (
  from: Prescription,
  ...[teeth, mark]: [Parameters<typeof toggleMark>[1], Parameters<typeof toggleMark>[2]]
) => ({
  ...from,
  ...toggleMark(from, teeth, mark),
});

test('a mark is given to all, and taken back when all have it', () => {
  const one = given({ extract: [14] });
  const both = marked(one, [14, 24], 'extract');
  expect(both.extract).toEqual([14, 24]);
  expect(marked(both, [14, 24], 'extract').extract).toEqual([]);
});

test('teeth that must not move answer their question, and open it again when none is left', () => {
  const fixed = marked(given({ movable: 'all' }), [16], 'fixed');
  expect(fixed).toMatchObject({ movable: 'except', fixedTeeth: [{ tooth: 16, reason: 'other' }] });
  expect(marked(fixed, [16], 'fixed')).toMatchObject({ movable: null, fixedTeeth: [] });
  const free = marked(given({ attachments: 'asNeeded' }), [11, 21], 'noAttachment');
  expect(free).toMatchObject({ attachments: 'except', noAttachment: [11, 21] });
});

test('a tooth that is gone has no other mark, and no space beside it', () => {
  const before = given({
    fixedTeeth: [{ tooth: 16, reason: 'bridge' }],
    movable: 'except',
    noAttachment: [16],
    attachments: 'except',
    extract: [16],
    spaces: [{ teeth: [16, 15], mm: 2, keep: false }],
  });
  const gone = marked(before, [16], 'missing');
  expect(marksOf(gone, 16)).toEqual(['missing']);
  expect(gone).toMatchObject({ movable: null, attachments: null, spaces: [] });
});

test('a tooth that is marked as standing is gone no longer', () => {
  expect(marksOf(marked(given({ missingTeeth: [26] }), [26], 'fixed'), 26)).toEqual(['fixed']);
  expect(marksOf(marked(given({ extract: [26] }), [26], 'noAttachment'), 26)).toEqual(['noAttachment']);
});

test('the chart cannot make a contradiction by itself, whatever the order of the marks', () => {
  const marks = ['fixed', 'noAttachment', 'extract', 'missing'] as const;
  for (const first of marks) {
    for (const second of marks) {
      const chart = marked(marked(given({}), [14, 15], first), [15, 16], second);
      expect([first, second, contradictionsOf(chart)]).toEqual([first, second, []]);
    }
  }
});
