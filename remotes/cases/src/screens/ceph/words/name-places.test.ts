import { type NamePlace, placesOf } from './name-places.ts';

const point = (name: string, x: number, y: number) => ({ key: name, name, at: { x, y } });
const upRight: NamePlace = { dx: 9, dy: -8, anchor: 'start' };

test('a name alone stands up and to the right', () =>
  expect(placesOf([point('S', 100, 100)]).get('S')).toEqual(upRight));

test('names of points that lie on each other do not', () => {
  const found = placesOf([point('U6', 100, 100), point('L6', 103, 101), point('U1', 180, 100), point('L1', 181, 101)]);
  expect(found.get('U6')).toEqual(upRight);
  expect(found.get('L6')).not.toEqual(upRight);
  expect(found.get('L1')).not.toEqual(found.get('U1'));
});

test('a name does not cover the mark of another point', () =>
  expect(placesOf([point('Pog', 100, 100), point('B', 118, 88)]).get('Pog')).not.toEqual(upRight));

test('in a crowd every name has a place', () => {
  const crowd = Array.from({ length: 20 }, (_, at) => point(`P${at}`, 100 + at, 100));
  expect(placesOf(crowd).size).toBe(20);
});
