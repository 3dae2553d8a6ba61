import { Box3, BufferAttribute, BufferGeometry, Group, Matrix4, Mesh, type MeshStandardMaterial, Vector3 } from 'three';
import { acceleratedRaycast, MeshBVH } from 'three-mesh-bvh';
import type { DecodedModel } from '../loading/decoded-model.ts';
import { type JawName, matrixOf, type Placement } from '../frame/placement.ts';
import { jawMaterial, paint, setOpacity } from './jaw-material.ts';
import { openAngle } from './standard-views.ts';

const FOLD_GAP_MM = 6;

/** One scan in the scene: `fold` opens it like a book, the mesh inside it carries the placement. */
export class JawObject {
  readonly fold = new Group();
  readonly mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  readonly triangles: number;
  readonly hasColors: boolean;
  /** Extent in the patient's axes, with the jaws closed. */
  private readonly bounds = new Box3();
  private openness = 0;

  constructor(
    readonly modelId: string,
    readonly jaw: JawName,
    model: DecodedModel,
    private readonly color: string,
  ) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(model.positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(model.normals, 3));
    if (model.colors) geometry.setAttribute('color', new BufferAttribute(model.colors, 3, true));
    geometry.setIndex(new BufferAttribute(model.indices, 1));
    // The format number stands in the data and not in the library's types; without it old data is assumed.
    const tree = { version: 1, roots: model.bvhRoots, index: model.indices, indirectBuffer: null };
    geometry.boundsTree = MeshBVH.deserialize(tree, geometry, { setIndex: false });
    this.hasColors = Boolean(model.colors);
    this.triangles = model.indices.length / 3;
    this.mesh = new Mesh(geometry, jawMaterial(color));
    this.mesh.raycast = acceleratedRaycast;
    this.mesh.matrixAutoUpdate = false;
    this.mesh.frustumCulled = false;
    this.fold.matrixAutoUpdate = false;
    this.fold.add(this.mesh);
  }

  place(placement: Placement): void {
    this.mesh.matrix.fromArray(matrixOf(placement));
    this.bounds.makeEmpty();
    const positions = this.mesh.geometry.getAttribute('position');
    const point = new Vector3();
    for (let i = 0; i < positions.count; i++)
      this.bounds.expandByPoint(point.fromBufferAttribute(positions, i).applyMatrix4(this.mesh.matrix));
    this.open(this.openness);
  }

  /** 0 is closed, 1 folded open with the occlusal surface towards the reader of the front view. */
  open(openness: number): void {
    this.openness = openness;
    const { min, max } = this.bounds;
    const turn = new Matrix4().makeRotationX(openAngle[this.jaw] * openness);
    const middle = (min.z + max.z) / 2;
    const reach = (max.z - min.z) / 2 + FOLD_GAP_MM;
    // After the turn the depth of the arch lies upright; each half moves to its side of the horizon.
    const shift = this.jaw === 'upper' ? reach - middle : -reach + middle;
    this.fold.matrix.copy(new Matrix4().makeTranslation(0, shift * openness, 0).multiply(turn));
    this.fold.updateMatrixWorld(true);
  }

  /** Extent in the scene as it is folded now, or as it will be at `openness`. */
  boundsAt(openness: number): Box3 {
    const before = this.openness;
    this.open(openness);
    const box = this.bounds.clone().applyMatrix4(this.fold.matrix);
    this.open(before);
    return box;
  }

  set visible(visible: boolean) {
    this.fold.visible = visible;
  }

  get visible(): boolean {
    return this.fold.visible;
  }

  paint(scanColors: boolean): void {
    paint(this.mesh.material, this.color, scanColors && this.hasColors);
  }

  setOpacity(opacity: number): void {
    setOpacity(this.mesh.material, opacity);
  }

  dispose(): void {
    this.fold.removeFromParent();
    this.mesh.geometry.boundsTree = undefined;
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
