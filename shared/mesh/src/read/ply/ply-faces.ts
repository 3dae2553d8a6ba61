import { MeshError } from '../../mesh-error.ts';
import type { ReadLimits } from '../limits.ts';
import { assertWithin } from '../limits.ts';
import type { PlyElement } from './ply-header.ts';
import { colorNames, colorScale, findColumns, toByte } from './ply-vertices.ts';
import type { PlyRows } from './ply-rows.ts';
import { FaceCollector } from '../polygons.ts';

/** Faces of any size and triangle strips, with a colour per face where the file has one. */
export class PlyFaces {
  polygons = 0;
  /** Of these, cut as a fan for want of a better way. */
  fanned = 0;
  /** Faces with fewer than three corners. */
  skipped = 0;
  /** Of these, without any. */
  hollow = 0;
  private collector: FaceCollector | undefined;
  private colors: Uint8Array | undefined;

  /** @param available bytes that are left for the rows: what is reserved follows them, not the count alone. */
  read(rows: PlyRows, element: PlyElement, limits: ReadLimits, available: number): void {
    const list = element.properties.findIndex((p) => p.countType && /^(vertex_ind(ex|ices)|indices)$/.test(p.name));
    if (list < 0) {
      if (element.count === 0) return rows.skip(element);
      throw new MeshError('corrupt', { detail: `element '${element.name}' has no vertex_indices` });
    }
    const faces = (this.collector ??= new FaceCollector(Math.min(element.count * 3, available)));
    if (element.name === 'tristrips') return this.readStrips(rows, element, list, faces, limits);

    const slots = new Int32Array(element.properties.length).fill(-1);
    const columns = findColumns(element, colorNames);
    columns?.forEach((column, k) => (slots[column] = k));
    const scale = columns ? colorScale(element.properties[columns[0]!]!.type) : 1;
    const colors = columns ? (this.colors ??= new Uint8Array(element.count * 3)) : undefined;
    const row = new Float64Array(3);
    const { corners } = faces;
    rows.lists(element, list, slots, row, (_, values, length) => {
      if (length === 3) corners.push3(values[0]!, values[1]!, values[2]!);
      else for (let k = 0; k < length; k++) corners.push(values[k]!);
      if (!faces.close(length)) {
        this.skipped++;
        if (length === 0) this.hollow++;
      } else if (colors) {
        const at = (faces.count - 1) * 3;
        colors[at] = toByte(row[0]! * scale);
        colors[at + 1] = toByte(row[1]! * scale);
        colors[at + 2] = toByte(row[2]! * scale);
      }
      if (length > 3) assertWithin(corners.length / 3, limits.maxTriangles, 'triangles');
    });
  }

  /** A strip turns every second triangle; -1 starts a new strip; repeated corners are joints and make no triangle. */
  private readStrips(rows: PlyRows, element: PlyElement, list: number, faces: FaceCollector, limits: ReadLimits): void {
    const slots = new Int32Array(element.properties.length).fill(-1);
    rows.lists(element, list, slots, new Float64Array(0), (_, values, length) => {
      let start = 0;
      for (let k = 0; k < length; k++) {
        if (values[k] === -1 || values[k] === 0xffffffff) {
          start = k + 1;
        } else if (k - start >= 2) {
          const a = values[k - 2]!;
          const b = values[k - 1]!;
          const c = values[k]!;
          if (a === b || b === c || a === c) continue;
          if ((k - start) % 2 === 0) faces.corners.push3(a, b, c);
          else faces.corners.push3(b, a, c);
          faces.close(3);
        }
      }
      assertWithin(faces.count, limits.maxTriangles, 'triangles');
    });
  }

  finish(positions: Float32Array): { indices: Uint32Array; faceColors?: Uint8Array } {
    if (!this.collector) return { indices: new Uint32Array(0) };
    assertIndices(this.collector.corners.view(), positions.length / 3);
    const { indices, source, polygons, fanned } = this.collector.triangles(positions);
    this.polygons = polygons;
    this.fanned = fanned;
    if (!this.colors || this.collector.count * 3 > this.colors.length) return { indices };
    const { colors } = this;
    if (!source) return { indices, faceColors: colors.slice(0, indices.length) };
    const faceColors = new Uint8Array(indices.length);
    source.forEach((face, triangle) => {
      for (let k = 0; k < 3; k++) faceColors[triangle * 3 + k] = colors[face * 3 + k]!;
    });
    return { indices, faceColors };
  }
}

/** Indices are unsigned here, so a negative one shows as a huge one. */
export function assertIndices(indices: Uint32Array, vertices: number): void {
  for (let i = 0; i < indices.length; i++) {
    if (indices[i]! >= vertices) throw new MeshError('indexRange', { index: indices[i]! | 0, vertices });
  }
}
