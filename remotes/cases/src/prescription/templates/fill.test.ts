import { type PrescriptionHabits, emptyPrescription } from '@archway/contracts';
import { fillFrom } from './fill.ts';

const habits: PrescriptionHabits = {
  ipr: 'anterior',
  midline: 'designer',
  bite: ['maintain'],
  tads: null,
  revisitMonths: 2,
};

test('fills what is open, and nothing that was answered', () => {
  const filled = fillFrom({ ...emptyPrescription, ipr: 'none' }, habits, 'Adult');
  expect(filled).toEqual({
    source: 'Adult',
    change: { midline: 'designer', bite: ['maintain'], revisitMonths: 2 },
    before: { midline: null, bite: [], revisitMonths: null },
  });
});

test('what the habits do not answer stays open', () => {
  expect(fillFrom(emptyPrescription, { tads: null, bite: [] }, 'Empty').change).toEqual({});
});
