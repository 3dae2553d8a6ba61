import dracoDecoder from 'draco3d/draco_decoder_nodejs.js';
import type { BufferGeometry, Mesh, Object3D } from 'three';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';
import { PLYLoader } from 'three/addons/loaders/PLYLoader.js';
import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import type { Bounds } from '../analyse/measure.ts';
import { fileTypeOf } from '../mesh.ts';

/** What a reader that shares no line with ours finds in a file. */
export interface SecondReading {
  triangles: number;
  /** Of the vertices that a triangle uses. */
  bounds: Bounds;
}

/**
 * Reads a mesh with three.js's loaders, Draco with its reference decoder, by the ending of its name as these do.
 * @throws whatever those throw.
 */
export async function readAgain(bytes: Uint8Array, name: string): Promise<SecondReading> {
  const buffer = bytes.slice().buffer;
  switch (fileTypeOf(name)) {
    case 'stl':
      return readingOf([new STLLoader().parse(buffer)]);
    case 'ply':
      return readingOf([new PLYLoader().parse(buffer)]);
    case 'obj':
      return readingOf(geometriesOf(new OBJLoader().parse(new TextDecoder().decode(bytes))));
    case 'drc':
      return draco(bytes);
    default:
      throw new Error('no reader');
  }
}

function geometriesOf(group: Object3D): BufferGeometry[] {
  const found: BufferGeometry[] = [];
  group.traverse((object) => {
    if ('isMesh' in object) found.push((object as Mesh).geometry);
  });
  return found;
}

function readingOf(geometries: BufferGeometry[]): SecondReading {
  const corners = geometries.map(({ attributes: { position }, index }) => ({
    count: index ? index.count : (position?.count ?? 0),
    at: (corner: number, axis: number) => position!.getComponent(index ? index.getX(corner) : corner, axis),
  }));
  return { triangles: corners.reduce((sum, { count }) => sum + count / 3, 0), bounds: boundsOfCorners(corners) };
}

function boundsOfCorners(parts: { count: number; at: (corner: number, axis: number) => number }[]): Bounds {
  const bounds: Bounds = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
  for (const { count, at } of parts)
    for (let corner = 0; corner < count; corner++)
      for (let axis = 0; axis < 3; axis++) {
        const value = at(corner, axis);
        if (value < bounds.min[axis]!) bounds.min[axis] = value;
        if (value > bounds.max[axis]!) bounds.max[axis] = value;
      }
  return bounds;
}

async function draco(bytes: Uint8Array): Promise<SecondReading> {
  const module = (await dracoDecoder({})) as DracoModule;
  const decoder = new module.Decoder();
  const mesh = new module.Mesh();
  const status = decoder.DecodeArrayToMesh(bytes, bytes.length, mesh);
  if (!status.ok()) throw new Error(status.error_msg());
  const values = new module.DracoFloat32Array();
  decoder.GetAttributeFloatForAllPoints(mesh, decoder.GetAttribute(mesh, decoder.GetAttributeId(mesh, 0)), values);
  const corners: number[] = [];
  const face = new module.DracoInt32Array();
  for (let f = 0; f < mesh.num_faces(); f++) {
    decoder.GetFaceFromMesh(mesh, f, face);
    for (let k = 0; k < 3; k++) corners.push(face.GetValue(k));
  }
  const at = (corner: number, axis: number): number => values.GetValue(corners[corner]! * 3 + axis);
  return { triangles: mesh.num_faces(), bounds: boundsOfCorners([{ count: corners.length, at }]) };
}

interface DracoModule {
  Mesh: new () => { num_faces(): number };
  DracoFloat32Array: new () => { GetValue(at: number): number };
  DracoInt32Array: new () => { GetValue(at: number): number };
  Decoder: new () => {
    DecodeArrayToMesh(bytes: Uint8Array, length: number, mesh: object): { ok(): boolean; error_msg(): string };
    GetAttributeId(mesh: object, type: number): number;
    GetAttribute(mesh: object, id: number): object;
    GetAttributeFloatForAllPoints(mesh: object, attribute: object, out: object): boolean;
    GetFaceFromMesh(mesh: object, face: number, out: object): boolean;
  };
}
