import { slotOf } from '../prior/slots.ts';
import { withoutPieces } from './pieces-of-teeth.ts';

/** Crowns of a lower left side: number, two ends in mm, mm of its boundary with neighbours, how much of it in grooves. */
const rowOf = (...teeth: readonly (readonly [number, number, number, number, number])[]) => ({
  crowns: teeth.map(([fdi, from, to]) => ({ slot: slotOf('lower', fdi), from, to })),
  facts: teeth.map(([, , , long, parting]) => ({ teeth: long, parting })),
});
const whole = [34, 86, 94, 9, 1] as const;
const pieces = rowOf(whole, [35, 94, 101, 22, 0.89], [36, 101, 110, 33, 0.88], [37, 110, 121, 16, 0.91]);
const none = () => 0;
const narrow = rowOf(whole, [35, 94, 101, 5, 1], [37, 105, 117, 0, 1]);
const fitting = rowOf(whole, [36, 94, 105, 12, 1], [37, 105, 117, 6, 1]);

it('two molars in three pieces are two again, those that leave least of the row to nobody', async () => {
  const rows = new Map([
    [slotOf('lower', 35), fitting],
    [slotOf('lower', 36), narrow],
    [slotOf('lower', 37), pieces],
  ]);
  const asked: number[] = [];
  const without = (slot: number) => {
    asked.push(slot);
    return Promise.resolve(rows.get(slot)!);
  };
  expect(await withoutPieces(pieces, without, none)).toBe(fitting);
  expect(asked).toEqual([...rows.keys()]);
});

it('pieces stay where one tooth less does not mend it', async () => {
  const worse = rowOf(whole, [36, 94, 105, 25, 0.8], [37, 105, 117, 20, 0.8]);
  expect(await withoutPieces(pieces, () => Promise.resolve(worse), none)).toBe(pieces);
  const fewest = rowOf(whole, [37, 105, 117, 6, 1]);
  expect(await withoutPieces(pieces, () => Promise.resolve(fewest), none)).toBe(pieces);
});

it('pieces stay where a row with one tooth less would lose another', async () => {
  const doubtful = (row: typeof pieces) => (row === fitting ? 2 : 1);
  expect(await withoutPieces(pieces, () => Promise.resolve(fitting), doubtful)).toBe(pieces);
  expect(
    await withoutPieces(
      pieces,
      () => Promise.resolve(fitting),
      () => 1,
    ),
  ).toBe(fitting);
});

it.each([
  ['front teeth that stand close', rowOf([31, 68, 74, 18, 0.9], [32, 74, 80, 20, 0.9])],
  ['molars with broad contacts in a groove', rowOf([36, 94, 105, 20, 0.97], [37, 105, 117, 20, 0.97])],
  ['molars with a short contact that is no groove', rowOf([36, 94, 105, 7, 0.7], [37, 105, 117, 7, 0.7])],
])('%s are no pieces', async (_, row) => {
  const without = jest.fn();
  expect(await withoutPieces(row, without, none)).toBe(row);
  expect(without).not.toHaveBeenCalled();
});
