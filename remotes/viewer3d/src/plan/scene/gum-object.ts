import {
  Bone,
  BufferAttribute,
  BufferGeometry,
  DetachedBindMode,
  type Material,
  Matrix4,
  Skeleton,
  SkinnedMesh,
} from 'three';
import type { Pose } from '@archway/contracts';
import type { JawGum } from '../loading/plan-meshes.ts';
import { poseInto } from './pose-matrix.ts';

/** The gum of a jaw, drawn to its teeth by the graphics card: a stage costs a matrix for each tooth, whatever its size. */
export class GumObject {
  readonly mesh: SkinnedMesh;
  private readonly bones: Bone[];

  constructor(
    readonly gum: JawGum,
    material: Material,
  ) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(gum.positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(gum.normals, 3));
    geometry.setAttribute('skinIndex', new BufferAttribute(gum.bones, 4));
    geometry.setAttribute('skinWeight', new BufferAttribute(gum.shares, 4));
    geometry.setIndex(new BufferAttribute(gum.indices, 1));
    geometry.computeBoundingBox();
    // The first bone rests, the others are the teeth. They stand in no scene: their matrices are set here.
    this.bones = [null, ...gum.teeth].map(() => new Bone());
    const identities = this.bones.map(() => new Matrix4());
    this.mesh = new SkinnedMesh(geometry, material);
    this.mesh.bindMode = DetachedBindMode;
    this.mesh.bind(new Skeleton(this.bones, identities), new Matrix4());
    this.mesh.matrixAutoUpdate = false;
    this.mesh.frustumCulled = false;
  }

  pose(poseOf: (fdi: number) => Pose): void {
    this.gum.teeth.forEach((fdi, at) => poseInto(this.bones[at + 1]!.matrixWorld, poseOf(fdi)));
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.skeleton.dispose();
  }
}
