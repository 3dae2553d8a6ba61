import { cleanMesh, intakeMesh, readMesh } from '@archway/mesh';
import { parse } from '@loaders.gl/core';
import { OBJLoader as GlObjLoader } from '@loaders.gl/obj';
import { PLYLoader as GlPlyLoader } from '@loaders.gl/ply';
import { BufferAttribute, BufferGeometry } from 'three';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';
import { PLYLoader } from 'three/addons/loaders/PLYLoader.js';
import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { BenchRow } from './bench-row.ts';
import { dracoAlone } from './mesh/draco-alone.ts';
import { meshInputs } from './mesh/inputs.ts';
import { threePipeline } from './mesh/three-pipeline.ts';
import { bestTimes } from './mesh/timing.ts';

const TRIANGLES = 500_000;
/** Slow peers read a fifth of it; speeds are compared per byte. */
const TEXT_TRIANGLES = 100_000;

/** The mesh rows of the quality goals, everything in one run on one machine. */
export async function benchMesh(): Promise<BenchRow[]> {
  return [...(await intakeRows()), ...(await readRows())];
}

async function intakeRows(): Promise<BenchRow[]> {
  const inputs = meshInputs(TRIANGLES);
  const draco = await dracoAlone();
  const pipeline = await threePipeline();
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
    8,
  );
  const size = `${Math.round(inputs.triangles / 1000)}k triangles`;
  const time = (name: string) => times.get(name)!;
  return [
    slower(`mesh intake, STL, ${size}`, time('intake'), 'draco3d encode + decode alone', time('draco'), 1.5),
    faster(
      `mesh intake, STL, ${size}`,
      time('intake'),
      'three STLLoader + mergeVertices + DRACOExporter',
      time('three'),
      3,
    ),
    faster(`merge and clean, ${size}`, time('clean'), 'three mergeVertices', time('merge'), 5),
  ];
}

async function readRows(): Promise<BenchRow[]> {
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
    8,
  );
  const speed = (name: string, bytes: Uint8Array) => bytes.length / 1e3 / times.get(name)!;
  const row = (name: string, own: number, peer: string, other: number, goal: number): BenchRow =>
    rated(name, own, 'MB/s', peer, other, own / other, `>= ${goal}`, own / other >= goal);
  const stl = speed('stl', large.stl);
  const ply = speed('ply', large.plyAscii);
  const obj = speed('obj', large.obj);
  return [
    row('read STL, binary', stl, 'three STLLoader', speed('stl three', large.stl), 1),
    row('read PLY, ascii', ply, 'three PLYLoader', speed('ply three', small.plyAscii), 8),
    row('read PLY, ascii', ply, 'loaders.gl', speed('ply loaders.gl', small.plyAscii), 5),
    row('read OBJ', obj, 'three OBJLoader', speed('obj three', small.obj), 8),
    row('read OBJ', obj, 'loaders.gl', speed('obj loaders.gl', small.obj), 5),
  ];
}

/** At most `goal` times the peer's time. */
function slower(name: string, own: number, peer: string, other: number, goal: number): BenchRow {
  return rated(name, own, 'ms', peer, other, own / other, `<= ${goal}`, own / other <= goal);
}

/** At least `goal` times as fast as the peer. */
function faster(name: string, own: number, peer: string, other: number, goal: number): BenchRow {
  return rated(name, own, 'ms', peer, other, other / own, `>= ${goal}`, other / own >= goal);
}

function rated(
  name: string,
  value: number,
  unit: string,
  peer: string,
  peerValue: number,
  ratio: number,
  goal: string,
  pass: boolean,
): BenchRow {
  const round = (x: number) => Math.round(x * 100) / 100;
  return { name, value: round(value), unit, peer, peerValue: round(peerValue), ratio: round(ratio), goal, pass };
}
