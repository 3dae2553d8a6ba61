import { type BufferGeometry, EdgesGeometry, Group, LineSegments, Mesh } from 'three';
import { acceleratedRaycast } from 'three-mesh-bvh';
import type { DocumentTooth, PlanDocument, Pose } from '@archway/contracts';
import type { ChangeSize } from '../stages/changed-teeth.ts';
import { standsApart } from './pose-distance.ts';
import { attachmentGeometry } from './attachment-geometry.ts';
import type { PlanMaterials } from './materials.ts';
import { frameMatrix, poseInto } from './pose-matrix.ts';

type Attachment = PlanDocument['attachments'][number];

/** Which material a tooth has. */
export type ToothLook = 'tooth' | 'selected' | 'colliding' | ChangeSize;

/** Faces that meet at more than this have a line between them, as they are lit alike. */
const EDGE_DEGREES = 25;

/** A tooth of the plan with what is bonded to it, and its shadow in the reference. */
export class ToothObject {
  /** The tooth and its attachments: a stage changes its matrix alone. */
  readonly group = new Group();
  readonly mesh: Mesh;
  readonly ghost: Mesh;
  private readonly bonded: { readonly attachment: Attachment; readonly mesh: Mesh; readonly edges: LineSegments }[] =
    [];

  constructor(
    readonly tooth: DocumentTooth,
    geometry: BufferGeometry,
    attachments: readonly Attachment[],
    private readonly materials: PlanMaterials,
  ) {
    this.mesh = new Mesh(geometry, materials.tooth);
    this.mesh.raycast = acceleratedRaycast;
    this.ghost = new Mesh(geometry, materials.ghost);
    this.ghost.renderOrder = 1;
    this.ghost.visible = false;
    for (const each of [this.group, this.mesh, this.ghost]) each.matrixAutoUpdate = false;
    for (const each of [this.mesh, this.ghost]) each.frustumCulled = false;
    this.group.add(this.mesh);
    for (const attachment of tooth.frame ? attachments : []) this.bond(attachment, tooth.frame!);
  }

  get fdi(): number {
    return this.tooth.fdi;
  }

  pose(pose: Pose, reference: Pose | null): void {
    poseInto(this.group.matrix, pose);
    // A shadow in the same place would only cloud the tooth.
    this.ghost.visible =
      reference !== null &&
      (this.ghost.geometry !== this.mesh.geometry || standsApart(pose, reference, this.tooth.frame?.origin));
    if (reference) poseInto(this.ghost.matrix, reference);
  }

  /** The body of the reference, which may be another one in another plan. */
  setGhost(geometry: BufferGeometry): void {
    this.ghost.geometry = geometry;
  }

  show(look: ToothLook): void {
    this.mesh.material = this.materials[look];
  }

  /** @param isWorn whether an attachment is on the tooth now */
  wear(isWorn: (attachment: Attachment) => boolean): void {
    for (const { attachment, mesh } of this.bonded) mesh.visible = isWorn(attachment);
  }

  dispose(): void {
    this.group.removeFromParent();
    this.ghost.removeFromParent();
    for (const { mesh, edges } of this.bonded) {
      mesh.geometry.dispose();
      edges.geometry.dispose();
    }
  }

  private bond(attachment: Attachment, frame: NonNullable<DocumentTooth['frame']>): void {
    const mesh = new Mesh(attachmentGeometry(attachment), this.materials.attachment);
    mesh.matrixAutoUpdate = false;
    poseInto(mesh.matrix, attachment.pose).premultiply(frameMatrix(frame));
    const edges = new LineSegments(new EdgesGeometry(mesh.geometry, EDGE_DEGREES), this.materials.edge);
    edges.matrixAutoUpdate = false;
    mesh.add(edges);
    this.bonded.push({ attachment, mesh, edges });
    this.group.add(mesh);
  }
}
