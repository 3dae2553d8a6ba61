import { cbctDoubts } from './cbct-doubts.ts';
import type { CbctRecord } from './schema.ts';

test('a CT with gaps, and one whose order was guessed', () => {
  const record = (notes: object) => ({ cbctId: '1', fileName: 'ct', crc64: '1', notes }) as unknown as CbctRecord;
  const clean = { missingSlices: 0, unevenGaps: 0, orderAssumed: false };
  expect(cbctDoubts(record(clean))).toEqual([]);
  expect(cbctDoubts(record({ ...clean, missingSlices: 2 }))).toMatchObject([{ reason: 'ctGaps' }]);
  expect(cbctDoubts(record({ ...clean, orderAssumed: true }))).toMatchObject([{ reason: 'ctOrder' }]);
});
