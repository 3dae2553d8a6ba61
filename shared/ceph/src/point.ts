/** A place on a film in its pixels, x to the right and y down; or in a head frame, where the room says so. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
/** Positive where b lies counterclockwise of a, with y up. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const length = (a: Point): number => Math.sqrt(dot(a, a));
