import type { SurfacePoint } from '../scene/picking.ts';
import { addPoint, clearMeasurements, noMeasurements, redo, removeMeasurement, undo } from './measure-list.ts';

const at = (x: number): SurfacePoint => ({ modelId: '1', jaw: 'upper', local: [x, 0, 0] });
const two = addPoint(addPoint(noMeasurements, 'point', at(1)), 'point', at(2));
const ids = ({ measurements }: typeof two) => measurements.map((each) => each.id);

test('undo goes back change by change, redo forth', () => {
  const cleared = clearMeasurements(removeMeasurement(two, 1));
  expect(ids(cleared)).toEqual([]);
  expect(ids(undo(cleared))).toEqual([2]);
  expect(ids(undo(undo(cleared)))).toEqual([1, 2]);
  expect(ids(redo(undo(undo(cleared))))).toEqual([2]);
});

test('undo takes an unfinished point first', () => {
  const started = addPoint(two, 'distance', at(3));
  expect(started.pending).toHaveLength(1);
  expect([undo(started).pending.length, ids(undo(started))]).toEqual([0, [1, 2]]);
});

test('a new change ends what could be redone', () => {
  const other = addPoint(undo(two), 'point', at(9));
  expect(redo(other)).toBe(other);
});

test('there is nothing before the beginning and nothing to clear in nothing', () => {
  expect(undo(noMeasurements)).toBe(noMeasurements);
  expect(clearMeasurements(noMeasurements)).toBe(noMeasurements);
});
