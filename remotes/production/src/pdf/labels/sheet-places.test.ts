/** @jest-environment node */
import { sheetPlaces } from './sheet-places.ts';

test('labels stand beside each other at their size, within the margins of a printer, and never over each other', () => {
  const { places, foot } = sheetPlaces({ width: 60, height: 40 });
  expect(places).toHaveLength(3 * 6);
  expect(foot).toBe(true);
  expect(places[0]!.x).toBeCloseTo(12);
  expect(places[1]!.x - places[0]!.x).toBe(63);
  expect(places[3]!.y - places[0]!.y).toBe(43);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(10);
    expect(y).toBeGreaterThanOrEqual(10);
    expect(x + 60).toBeLessThanOrEqual(200);
    expect(y + 40).toBeLessThanOrEqual(287);
  }
});

test('the largest label is a sheet, and leaves no room for a foot', () => {
  expect(sheetPlaces({ width: 210, height: 297 })).toEqual({ places: [{ x: 0, y: 0 }], foot: false });
  expect(sheetPlaces({ width: 195, height: 20 }).places[0]!.x).toBe(7.5);
});
