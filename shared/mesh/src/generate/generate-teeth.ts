import { type MutableVec3, type Vec3, cross, length, scale, subtract, unit } from '@archway/geometry';
import type { Mesh } from '../mesh.ts';
import { directionInPlace, meshInPlace, pointInPlace } from './in-place.ts';
import { type GenerateJawOptions, type JawGrid, jawGrid, lengthAt } from './jaw-grid.ts';
import type { StandingTooth } from './ridge.ts';
import { closedBody } from './tooth-body.ts';

/** A tooth of a generated jaw by itself, in the frame of the jaw; lengths in mm, directions of length 1. */
export interface GeneratedTooth {
  readonly fdi: number;
  /** Crown and root, closed. */
  readonly body: Mesh;
  readonly frame: {
    /** In the middle of the crown. */
    readonly origin: MutableVec3;
    /** To the biting edge. */
    readonly long: MutableVec3;
    /** Along the arch to the midline. */
    readonly mesial: MutableVec3;
    readonly buccal: MutableVec3;
  };
  readonly contactMesial: MutableVec3;
  readonly contactDistal: MutableVec3;
  /** In the middle of the outer side of the crown. */
  readonly facial: MutableVec3;
  readonly cusps: readonly MutableVec3[];
  /** What it turns about when it is moved: in the root. */
  readonly pivot: MutableVec3;
  /** Between its contacts, in mm. */
  readonly mesiodistal: number;
}

/** Columns of the scan nearer to a contact than this are left out: the rounded side is made instead, in mm. */
const SIDE = 0.4;
/** Roots as they are made: a stub within the gum of the scan. Shares of the height of the crown. */
const ROOT = 0.75;
const PIVOT = 0.3;

/**
 * The teeth of `generateJaw` with the same options: crowns have the very vertices of the jaw. From the patient's right to the
 * left; missing ones are left out.
 */
export function generateTeeth(options: GenerateJawOptions): GeneratedTooth[] {
  const grid = jawGrid(options);
  return grid.teeth.map((standing) => toothOf(grid, options.jaw, standing));
}

/** FDI number of a tooth by where it stands. */
const fdiOf = (jaw: 'upper' | 'lower', { side, tooth }: Pick<StandingTooth, 'side' | 'tooth'>): number => {
  const quadrant = jaw === 'upper' ? { right: 1, left: 2 } : { right: 4, left: 3 };
  return quadrant[side] * 10 + tooth;
};

function toothOf(grid: JawGrid, jaw: 'upper' | 'lower', standing: StandingTooth): GeneratedTooth {
  const { traits } = grid;
  const { side, start, end } = standing;
  const columns = columnsOf(grid, standing);
  const middle = frameAt(grid, standing);
  const contacts = [contactAt(grid, standing, start), contactAt(grid, standing, end)] as const;
  const body = closedBody({
    columns,
    contacts: [contacts[0].point, contacts[1].point],
    outwards: [scale(contacts[0].along, -1), contacts[1].along],
    long: middle.long,
    root: standing.shape.height * ROOT,
  });
  const [mesial, distal] = side === 'left' ? contacts : [contacts[1], contacts[0]];
  const place = (point: Vec3): MutableVec3 => pointInPlace(jaw, traits, point);
  const direct = (direction: Vec3): MutableVec3 => directionInPlace(jaw, direction);
  return {
    fdi: fdiOf(jaw, standing),
    body: meshInPlace(jaw, traits, body),
    frame: {
      origin: place(middle.origin),
      long: direct(middle.long),
      mesial: direct(scale(middle.along, side === 'left' ? -1 : 1)),
      buccal: direct(middle.out),
    },
    contactMesial: place(mesial.point),
    contactDistal: place(distal.point),
    facial: place(facialOf(columns, middle.origin[1])),
    cusps: cuspsOf(columns, standing.shape.cusps).map(place),
    pivot: place([middle.origin[0], middle.gumLine - standing.shape.height * PIVOT, middle.origin[2]]),
    mesiodistal: length(subtract(contacts[1].point, contacts[0].point)),
  };
}

/** The crown's part of the grid between the contacts. */
function columnsOf(grid: JawGrid, { start, end }: StandingTooth): Vec3[][] {
  const [from, to] = grid.crown;
  const columns: Vec3[][] = [];
  for (let i = 0; i <= grid.along; i++) {
    const at = lengthAt(grid, i);
    if (at < start + SIDE || at > end - SIDE) continue;
    columns.push(Array.from({ length: to - from + 1 }, (_, j) => pointOf(grid, i, from + j)));
  }
  if (columns.length < 2) throw new Error('the jaw is too coarse for teeth of its own');
  return columns;
}

function pointOf({ positions, across }: JawGrid, i: number, j: number): Vec3 {
  const at = (i * (across + 1) + j) * 3;
  return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
}

/** How high a contact is, from the papilla to the tips there. */
const CONTACT_HEIGHT = 0.55;

function contactAt({ curve, ridge }: JawGrid, standing: StandingTooth, at: number) {
  const inside = at === standing.start ? at + 1e-6 : at - 1e-6;
  const { nx, nz, x, z } = curve(at);
  const { lift, shift } = ridge(inside);
  const { height } = standing.shape;
  const [papilla, tips] = [lift - height + 2.6, lift - height * 0.3];
  const up = papilla + (tips - papilla) * CONTACT_HEIGHT;
  const point: Vec3 = [x + nx * shift, up, z + nz * shift];
  return { point, along: [nz, 0, -nx] as Vec3 };
}

/** Edges of incisors stand further out than their necks, in mm. */
const LEAN = 0.8;

/** The axes of a tooth as it stands, teeth upwards; `along` to the patient's left. */
function frameAt({ curve }: JawGrid, { start, end, shift, lift, turn, shape }: StandingTooth) {
  const { x, z, nx, nz } = curve((start + end) / 2);
  const slope = turn / (shape.width / 2);
  const along = unit([nz + nx * slope, 0, nz * slope - nx]);
  const flat: Vec3 = [-along[2], 0, along[0]];
  const lean = shape.cusps <= 0.5 ? LEAN / shape.height : 0;
  const long = unit([flat[0] * lean, 1, flat[2] * lean]);
  const gumLine = lift - shape.height;
  return {
    origin: [x + nx * shift, lift - shape.height / 2, z + nz * shift] as Vec3,
    ...{ along, long, gumLine },
    out: cross(along, long),
  };
}

/** The point of the middle column's outer side that lies nearest to a height. */
function facialOf(columns: readonly (readonly Vec3[])[], height: number): Vec3 {
  const column = columns[columns.length >> 1]!;
  const outer = column.slice(0, column.length >> 1);
  return outer.reduce((best, point) => (Math.abs(point[1] - height) < Math.abs(best[1] - height) ? point : best));
}

/** The highest point of each part of the crown that has a cusp: by how many it has along the arch. */
function cuspsOf(columns: readonly (readonly Vec3[])[], cusps: number): Vec3[] {
  const half = (items: number): [number, number][] => [
    [0, items >> 1],
    [items >> 1, items],
  ];
  const whole = (items: number): [number, number][] => [[0, items]];
  const across = (cusps < 1 ? whole : half)(columns[0]!.length);
  const along = (cusps < 2 ? whole : half)(columns.length);
  return along.flatMap((some) =>
    across.map((rows) =>
      columns
        .slice(...some)
        .flatMap((column) => column.slice(...rows))
        .reduce((top, point) => (point[1] > top[1] ? point : top)),
    ),
  );
}
