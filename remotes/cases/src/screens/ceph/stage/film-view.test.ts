import { filmPerScreen, onFilm, panned, viewBoxOf, wholeFilm, zoomedAt } from './film-view.ts';

const film = { width: 2000, height: 2400 };
const stage = { width: 700, height: 600 };

test('the whole film fits into the stage', () => {
  const view = wholeFilm(film);
  expect(viewBoxOf(film, view)).toBe('0 0 2000 2400');
  expect(filmPerScreen(film, stage, view)).toBe(4);
});

test('what is under the pointer stays there when the film grows', () => {
  const view = wholeFilm(film);
  const at = { x: 400, y: 600 };
  const near = zoomedAt(film, view, 2, at);
  const onScreen = (each: typeof view): [number, number] => {
    const unit = filmPerScreen(film, stage, each);
    return [(at.x - each.x) / unit, (at.y - each.y) / unit];
  };
  expect(onScreen(near)[0]).toBeCloseTo(onScreen(view)[0], 9);
  expect(onScreen(near)[1]).toBeCloseTo(onScreen(view)[1], 9);
});

test('a film is never smaller than the stage, and has an end of its size', () => {
  expect(zoomedAt(film, { x: 10, y: 10, zoom: 2 }, 0.1)).toEqual(wholeFilm(film));
  expect(zoomedAt(film, wholeFilm(film), 1000).zoom).toBe(12);
});

test('the middle of the view, and landmarks, stay on the film', () => {
  expect(panned(film, wholeFilm(film), -9999, 9999)).toEqual({ x: 0, y: 2400, zoom: 1 });
  expect(onFilm(film, { x: -3, y: 2400.04 })).toEqual({ x: 0, y: 2400 });
  expect(onFilm(film, { x: 12.345, y: 6.78 })).toEqual({ x: 12.3, y: 6.8 });
});
