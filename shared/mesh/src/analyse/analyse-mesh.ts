import { scale, subtract } from '@archway/geometry';
import type { Mesh } from '../mesh.ts';
import { triangleCount, vertexCount } from '../mesh.ts';
import type { JawOrientation } from '../orient/orient-jaw.ts';
import { components } from './components.ts';
import type { CrownHole } from './crown-holes.ts';
import { crownHoles } from './crown-holes.ts';
import { countEdges } from './edges.ts';
import type { JawGuess } from './jaw-guess.ts';
import type { Bounds, Vector } from './measure.ts';
import { boundsOf, surfaceArea } from './measure.ts';
import { recognise } from './recognise.ts';
import type { UnitGuess } from './unit-guess.ts';

export interface MeshAnalysis {
  vertices: number;
  triangles: number;
  /** In the file's own unit. */
  bounds: Bounds;
  /** Extent along x, y, z in mm, by the unit guess; as they stand in the file when the unit is unknown. */
  sizeMm: Vector;
  surfaceAreaMm2: number;
  openEdges: number;
  nonManifoldEdges: number;
  /** Edges whose two triangles face opposite ways. */
  flippedEdges: number;
  components: number;
  watertight: boolean;
  unitGuess: UnitGuess;
  jawGuess: JawGuess;
  /** Largest first; present when the shape is a whole arch, since nothing else says where crowns are. */
  crownHoles?: CrownHole[];
  /** Present when the shape is a whole arch; in the file's own unit and axes. */
  orientation?: JawOrientation;
}

/** Facts about a cleaned mesh, and what its shape tells about unit and jaw. Names of files play no part. */
export function analyseMesh(mesh: Mesh): MeshAnalysis {
  const vertices = vertexCount(mesh);
  const triangles = triangleCount(mesh);
  const bounds = boundsOf(mesh);
  const extent = subtract(bounds.max, bounds.min);
  const area = surfaceArea(mesh);
  const { unitGuess, jawGuess, orientation } = recognise(mesh, area > 0 ? Math.max(...extent) : 0);
  const edges = countEdges(mesh.indices, vertices);
  return {
    vertices,
    triangles,
    bounds,
    sizeMm: scale(extent, unitGuess.toMm),
    surfaceAreaMm2: area * unitGuess.toMm ** 2,
    openEdges: edges.open,
    nonManifoldEdges: edges.nonManifold,
    flippedEdges: edges.flipped,
    components: components(mesh.indices, vertices).count,
    watertight: edges.open === 0 && edges.nonManifold === 0 && edges.flipped === 0,
    unitGuess,
    jawGuess,
    ...(orientation && { orientation, crownHoles: crownHoles(mesh, orientation, unitGuess.toMm) }),
  };
}
