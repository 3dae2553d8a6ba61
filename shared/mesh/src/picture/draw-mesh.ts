import { add, dot, scale, unit } from '@archway/geometry';
import type { MeshAnalysis } from '../analyse/analyse-mesh.ts';
import type { Vector } from '../analyse/measure.ts';
import type { Mesh } from '../mesh.ts';
import { vertexNormals } from '../normals.ts';
import { jawView, type View } from './jaw-view.ts';
import { type Drawn, rasterise } from './rasterise.ts';

/** RGBA, four bytes a pixel, rows from the top. */
export interface MeshPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Of a small picture, in pixels. */
const WIDTH = 320;
const HEIGHT = 240;
/** Drawn so many times larger and then made smaller, which smooths the edges. */
const FINER = 2;
/** Part of the picture that the mesh takes. */
const FILLED = 0.86;

type Color = readonly [number, number, number];
const GROUND: Color = [240, 242, 245];
const SHADE: Color = [74, 66, 60];
const LIGHT: Color = [248, 239, 226];
const AMBIENT = 0.12;

/** A small picture of a mesh: seen from far away, lit from the upper left. @param analysis of the same mesh */
export function drawMesh(mesh: Mesh, analysis: Pick<MeshAnalysis, 'orientation' | 'jawGuess'>): MeshPicture {
  const [width, height] = [WIDTH * FINER, HEIGHT * FINER];
  const light = rasterise(placed(mesh, jawView(mesh, analysis), width, height), width, height);
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) data.set(colorOf(light, x * FINER, y * FINER, width), (y * WIDTH + x) * 4);
  return { width: WIDTH, height: HEIGHT, data };
}

/** The mean of the pixels that become one. */
function colorOf(light: Float32Array, left: number, top: number, width: number): number[] {
  const sum = [0, 0, 0];
  for (let y = top; y < top + FINER; y++)
    for (let x = left; x < left + FINER; x++) {
      const lit = light[y * width + x]!;
      for (let c = 0; c < 3; c++) sum[c]! += lit < 0 ? GROUND[c]! : SHADE[c]! + (LIGHT[c]! - SHADE[c]!) * lit;
    }
  return [...sum.map((value) => value / FINER ** 2), 255];
}

/** The mesh in the pixels of a picture, in its middle and as large as it can be. */
function placed(mesh: Mesh, view: View, width: number, height: number): Drawn {
  const { positions, indices } = mesh;
  const across = along(positions, view.right);
  const down = along(positions, scale(view.up, -1));
  const [columns, rows] = [extent(across), extent(down)];
  const size = FILLED * Math.min(width / (columns.length || 1), height / (rows.length || 1));
  const center = (values: Float32Array, { middle }: Extent, side: number) =>
    values.map((value) => (value - middle) * size + side / 2);
  return {
    x: center(across, columns, width),
    y: center(down, rows, height),
    depth: along(positions, view.near),
    light: lightOf(vertexNormals(mesh), view),
    indices,
  };
}

function along(positions: Float32Array, [x, y, z]: Vector): Float32Array {
  const values = new Float32Array(positions.length / 3);
  for (let i = 0, at = 0; i < values.length; i++, at += 3)
    values[i] = positions[at]! * x + positions[at + 1]! * y + positions[at + 2]! * z;
  return values;
}

interface Extent {
  readonly middle: number;
  readonly length: number;
}

function extent(values: Float32Array): Extent {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { middle: (low + high) / 2, length: high - low };
}

/** Both sides of a surface are lit: a scan that is inside out is seen as well. */
function lightOf(normals: Float32Array, { right, up, near }: View): Float32Array {
  const lamp = unit(add(add(scale(right, -0.45), scale(up, 0.6)), near));
  const light = new Float32Array(normals.length / 3);
  for (let i = 0, at = 0; i < light.length; i++, at += 3) {
    const normal: Vector = [normals[at]!, normals[at + 1]!, normals[at + 2]!];
    const side = dot(normal, near) < 0 ? -1 : 1;
    light[i] = AMBIENT + (1 - AMBIENT) * Math.max(0, side * dot(normal, lamp));
  }
  return light;
}
