import { type Box3, BufferAttribute, BufferGeometry, Matrix4, Mesh } from 'three';
import { arrange, matrixOf, unplaced } from '../frame/placement.ts';
import type { DecodedModel } from '../loading/decoded-model.ts';
import { BaseScene } from '../scene/base-scene.ts';
import { surfaceMaterial } from '../scene/surface-material.ts';

const PLASTER = '#e4dccb';

/** One model, standing as it would in the patient where its jaw is recognised. */
export class PreviewScene extends BaseScene {
  private readonly material = surfaceMaterial(PLASTER);
  private mesh: Mesh<BufferGeometry> | null = null;

  get triangles(): number {
    return (this.mesh?.geometry.getIndex()?.count ?? 0) / 3;
  }

  setModel({ positions, normals, indices, frame, jawGuess }: DecodedModel): void {
    this.disposeMesh();
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(normals, 3));
    geometry.setIndex(new BufferAttribute(indices, 1));
    const jaw = jawGuess === 'lower' ? 'lower' : 'upper';
    const placed = frame && arrange(jaw === 'upper' ? frame : null, jaw === 'lower' ? frame : null)[jaw];
    geometry.applyMatrix4(new Matrix4().fromArray(matrixOf(placed ?? unplaced)));
    geometry.computeBoundingBox();
    this.mesh = new Mesh(geometry, this.material);
    this.scene.add(this.mesh);
    this.requestFrame();
  }

  protected override open(): void {
    // One jaw is never folded open.
  }

  protected override boxFor(): Box3 | null {
    return this.mesh?.geometry.boundingBox ?? null;
  }

  protected override disposeContent(): void {
    this.disposeMesh();
    this.material.dispose();
  }

  private disposeMesh(): void {
    if (!this.mesh) return;
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh = null;
  }
}
