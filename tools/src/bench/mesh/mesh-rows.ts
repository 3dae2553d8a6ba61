import { cleanMesh, intakeMesh, readMesh } from '@archway/mesh';
import { parse } from '@loaders.gl/core';
import { OBJLoader as GlObjLoader } from '@loaders.gl/obj';
import { PLYLoader as GlPlyLoader } from '@loaders.gl/ply';
import { BufferAttribute, BufferGeometry } from 'three';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';
import { PLYLoader } from 'three/addons/loaders/PLYLoader.js';
import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { BenchRow } from '../bench-row.ts';
import { atMost, lessBy, rateOf } from '../rated.ts';
import { bestTimes } from '../timing.ts';
import { dracoAlone, type DracoSettings } from './draco-alone.ts';
import { meshInputs } from './inputs.ts';
import { threePipeline } from './three-pipeline.ts';

const TRIANGLES = 500_000;
/** Slow peers read a fifth of it; speeds are compared per byte. */
const TEXT_TRIANGLES = 100_000;

const ROUNDS = 8;

/** What differs between Node and a browser's worker. */
export interface MeshPlace {
  readonly collectGarbage: () => void;
  readonly encoder: DracoSettings;
  readonly decoder: DracoSettings;
}

/** The mesh rows of the quality goals, everything in one run on one machine. Runs in Node and in a worker of a page. */
export async function meshRows(place: MeshPlace): Promise<BenchRow[]> {
  return [...(await intakeRows(place)), ...(await readRows(place))];
}

async function intakeRows({ collectGarbage, encoder, decoder }: MeshPlace): Promise<BenchRow[]> {
  const inputs = meshInputs(TRIANGLES);
  const draco = await dracoAlone(encoder, decoder);
  const pipeline = await threePipeline(encoder);
  const soup = (await readMesh(inputs.stl, 'jaw.stl')).mesh;
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(soup.positions, 3));
  const times = await bestTimes(
    [
      { name: 'intake', run: () => intakeMesh(inputs.stl, 'jaw.stl', { timestamp: 1 }) },
      { name: 'draco', run: () => draco.decode(draco.encode(inputs.clean)) },
      { name: 'three', run: () => pipeline(inputs.stl.buffer) },
      { name: 'clean', run: () => cleanMesh(soup) },
      { name: 'merge', run: () => mergeVertices(geometry) },
    ],
    ROUNDS,
    collectGarbage,
  );
  const size = `${Math.round(inputs.triangles / 1000)}k triangles`;
  const time = (name: string) => times.get(name)!;
  return [
    atMost(`mesh intake, STL, ${size}`, time('intake'), 'draco3d encode + decode alone', time('draco'), 1.5),
    lessBy(
      `mesh intake, STL, ${size}`,
      time('intake'),
      'three STLLoader + mergeVertices + DRACOExporter',
      time('three'),
      3,
    ),
    lessBy(`merge and clean, ${size}`, time('clean'), 'three mergeVertices', time('merge'), 5),
  ];
}

async function readRows({ collectGarbage }: MeshPlace): Promise<BenchRow[]> {
  const large = meshInputs(TRIANGLES);
  const small = meshInputs(TEXT_TRIANGLES);
  const text = new TextDecoder();
  const times = await bestTimes(
    [
      { name: 'stl', run: () => readMesh(large.stl, 'jaw.stl') },
      { name: 'stl three', run: () => new STLLoader().parse(large.stl.buffer) },
      { name: 'ply', run: () => readMesh(large.plyAscii, 'jaw.ply') },
      { name: 'ply three', run: () => new PLYLoader().parse(small.plyAscii.buffer) },
      { name: 'ply loaders.gl', run: () => parse(small.plyAscii.buffer, GlPlyLoader, { worker: false }) },
      { name: 'obj', run: () => readMesh(large.obj, 'jaw.obj') },
      { name: 'obj three', run: () => new OBJLoader().parse(text.decode(small.obj)) },
      { name: 'obj loaders.gl', run: () => parse(small.obj.buffer, GlObjLoader, { worker: false }) },
    ],
    ROUNDS,
    collectGarbage,
  );
  const speed = (name: string, bytes: Uint8Array) => bytes.length / 1e3 / times.get(name)!;
  const stl = speed('stl', large.stl);
  const ply = speed('ply', large.plyAscii);
  const obj = speed('obj', large.obj);
  return [
    rateOf('read STL, binary', stl, 'three STLLoader', speed('stl three', large.stl), 1),
    rateOf('read PLY, ascii', ply, 'three PLYLoader', speed('ply three', small.plyAscii), 8),
    rateOf('read PLY, ascii', ply, 'loaders.gl', speed('ply loaders.gl', small.plyAscii), 5),
    rateOf('read OBJ', obj, 'three OBJLoader', speed('obj three', small.obj), 8),
    rateOf('read OBJ', obj, 'loaders.gl', speed('obj loaders.gl', small.obj), 5),
  ];
}
