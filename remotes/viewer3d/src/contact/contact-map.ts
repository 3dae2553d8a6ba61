import { BufferAttribute, BufferGeometry, Matrix4 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { contactAreas } from './contact-areas.ts';
import { contactColors } from './contact-colors.ts';
import type { ContactRequest, ContactResult } from './contact-messages.ts';
import { SignedDistance } from './signed-distance.ts';

const BATCH = 4000;

/** The whole contact map of one jaw; reports its progress from 0 to 1. Runs in the worker. */
export function contactMap(request: ContactRequest, onProgress: (share: number) => void): ContactResult {
  const { subject, other, toOther, threshold } = request;
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(other.positions, 3));
  geometry.setIndex(new BufferAttribute(other.indices, 1));
  const stored = { version: 1, roots: other.bvhRoots, index: other.indices, indirectBuffer: null };
  const tree = MeshBVH.deserialize(stored, geometry, { setIndex: false });
  const matrix = new Matrix4().fromArray(toOther);
  const work = new SignedDistance(subject.positions, subject.normals, { ...other, tree }, matrix);
  const { distances } = work;
  for (let start = 0; start < distances.length; start += BATCH) {
    work.measure(start, start + BATCH);
    onProgress(Math.min(1, (start + BATCH) / distances.length));
  }
  return {
    colors: contactColors(distances, threshold),
    areas: contactAreas(subject.positions, subject.indices, distances, threshold),
  };
}
