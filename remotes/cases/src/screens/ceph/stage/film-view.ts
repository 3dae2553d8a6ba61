import type { Point } from '@archway/ceph';

/** What of a film is seen: its pixel in the middle, and how many times larger than the whole film in the stage. */
export interface FilmView extends Point {
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MOST_ZOOM = 12;
export const ZOOM_STEP = 1.25;

export const wholeFilm = ({ width, height }: Size): FilmView => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Film pixels of one pixel of the screen. */
export const filmPerScreen = (film: Size, stage: Size, { zoom }: FilmView): number =>
  Math.max(film.width / stage.width, film.height / stage.height) / zoom;

/** What the SVG shows: the part around the middle, which it fits into the stage. */
export const viewBoxOf = (film: Size, { x, y, zoom }: FilmView): string =>
  [x - film.width / zoom / 2, y - film.height / zoom / 2, film.width / zoom, film.height / zoom].join(' ');

/** The middle stays on the film. */
export const panned = (film: Size, view: FilmView, dx: number, dy: number): FilmView => ({
  ...view,
  x: Math.min(film.width, Math.max(0, view.x + dx)),
  y: Math.min(film.height, Math.max(0, view.y + dy)),
});

/** Larger by a factor, with this place of the film staying where it is on the screen. */
export function zoomedAt(film: Size, view: FilmView, factor: number, at: Point = view): FilmView {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor));
  if (zoom === 1) return wholeFilm(film);
  const keep = view.zoom / zoom;
  return panned(film, { x: at.x + (view.x - at.x) * keep, y: at.y + (view.y - at.y) * keep, zoom }, 0, 0);
}

/** On the film, to a tenth of a pixel: more is noise in what is stored. */
export const onFilm = ({ width, height }: Size, { x, y }: Point): Point => ({
  x: Math.round(Math.min(width, Math.max(0, x)) * 10) / 10,
  y: Math.round(Math.min(height, Math.max(0, y)) * 10) / 10,
});
