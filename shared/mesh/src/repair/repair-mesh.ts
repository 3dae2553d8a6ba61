import type { EdgeCounts } from '../analyse/edges.ts';
import { countEdges } from '../analyse/edges.ts';
import type { CleanReport } from '../clean/clean-mesh.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import type { Mesh, MeshCounts } from '../mesh.ts';
import { countsOf, vertexCount } from '../mesh.ts';
import { unifyFacing } from './facing.ts';
import { removeFlaps } from './flaps.ts';
import { closeHoles } from './holes.ts';
import type { Patient, Repair } from './patient.ts';
import { removeSpurs } from './spurs.ts';
import { removeTinyComponents } from './tiny-components.ts';

export interface RepairOptions {
  /** Millimetres per unit of the mesh; default 1. */
  toMm?: number;
  /** Holes up to this perimeter (mm) are closed; 0 closes none. Default 12. */
  maxHolePerimeterMm?: number;
  /** Loose pieces up to this share of the largest piece's area go. Default 0.005. */
  tinyComponentShare?: number;
  /** Spurs up to this share of the whole area go. Default 0.005. */
  spurShare?: number;
}

export interface RepairReport {
  before: MeshCounts & EdgeCounts;
  after: MeshCounts & EdgeCounts;
  /** The cleaning that came first. */
  clean: CleanReport;
  /** Everything that was changed, in the order in which it was done. */
  repairs: Repair[];
}

/**
 * Repairs an open scan: turned triangles, flaps on crowded edges, loose crumbs, spurs at the rim, small holes. Every
 * single repair is listed with its place; whatever is not listed is as it was. Positions are never moved.
 */
export function repairMesh(mesh: Mesh, options: RepairOptions = {}): { mesh: Mesh; report: RepairReport } {
  const { toMm = 1, maxHolePerimeterMm = 12, tinyComponentShare = 0.005, spurShare = 0.005 } = options;
  const welded = cleanMesh(mesh, { split: false });
  const before = factsOf(welded.mesh);
  const { positions, indices, faceColors } = welded.mesh;
  const patient: Patient = { positions, indices: indices.slice(), faceColors, toMm, repairs: [] };

  removeFlaps(patient);
  unifyFacing(patient);
  removeTinyComponents(patient, tinyComponentShare);
  removeSpurs(patient, spurShare);
  const apart = takeApart(welded.mesh, patient);
  const closing: Patient = { ...patient, ...apart, faceColors: apart.faceColors };
  closeHoles(closing, maxHolePerimeterMm);

  const repaired: Mesh = { ...apart, indices: closing.indices };
  if (closing.faceColors) repaired.faceColors = closing.faceColors;
  return {
    mesh: repaired,
    report: { before, after: factsOf(repaired), clean: welded.report, repairs: closing.repairs },
  };
}

/** Touching surfaces get vertices of their own, and vertices that nothing uses any more go. */
function takeApart(mesh: Mesh, patient: Patient): Mesh {
  const { indices, faceColors, repairs } = patient;
  const current: Mesh = { ...mesh, indices };
  if (faceColors) current.faceColors = faceColors;
  const { mesh: apart, report } = cleanMesh(current);
  if (report.splitVertices > 0) {
    repairs.push({ kind: 'touchingSurfaces', count: report.splitVertices, areaMm2: 0 });
  }
  return apart;
}

const factsOf = (mesh: Mesh) => ({ ...countsOf(mesh), ...countEdges(mesh.indices, vertexCount(mesh)) });
