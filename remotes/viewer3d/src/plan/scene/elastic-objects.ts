import { CylinderGeometry, type Material, type Matrix4, Mesh, type Scene, Vector3 } from 'three';
import { type Elastic, type PlanDocument, type Pose, type ToothFrame, isCutout } from '@archway/contracts';
import { type Jaw, jawOf, pointIn } from '@archway/dental';
import { type Vec3, add, scale } from '@archway/geometry';
import { isWorn } from '../tables/extras-at.ts';

/** Half as thick as it is, mm. */
const RADIUS = 0.28;
/** From the middle of a crown without a cut-out to its outer side, mm. */
const OUT = 4;

/** Where an elastic is fixed at a tooth, in the frame of its jaw where it was scanned: at its hook or button. */
function fixedAt({ teeth, attachments }: PlanDocument, fdi: number): Vec3 | null {
  const frame: ToothFrame | null | undefined = teeth.find((tooth) => tooth.fdi === fdi)?.frame;
  if (!frame) return null;
  const [x, y, z] = attachments.find((each) => each.fdi === fdi && isCutout(each))?.pose.t ?? [0, 0, OUT];
  const { origin, mesial, long, buccal } = frame;
  return add(add(origin, scale(mesial, x)), add(scale(long, y), scale(buccal, z)));
}

interface Drawn {
  readonly elastic: Elastic;
  readonly ends: readonly [Vec3, Vec3];
  readonly mesh: Mesh;
  /** Where its ends are now, in the frames of their jaws. */
  at: readonly [Vec3, Vec3];
  worn: boolean;
}

const UP = new Vector3(0, 1, 0);

/** Elastics of a plan: bands from tooth to tooth, of whatever jaws. */
export class ElasticObjects {
  private readonly geometry = new CylinderGeometry(RADIUS, RADIUS, 1, 10, 1, true);
  private drawn: Drawn[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly material: Material,
  ) {}

  set(document: PlanDocument): void {
    this.clear();
    for (const elastic of document.elastics ?? []) {
      const [one, other] = elastic.between.map((fdi) => fixedAt(document, fdi));
      if (!one || !other) continue;
      const mesh = new Mesh(this.geometry, this.material);
      mesh.frustumCulled = false;
      this.scene.add(mesh);
      this.drawn.push({ elastic, ends: [one, other], mesh, at: [one, other], worn: false });
    }
  }

  /** Takes the ends to where their teeth stand. */
  wear(kind: PlanDocument['kind'], stage: number, poseOf: (fdi: number) => Pose): void {
    for (const each of this.drawn) {
      const [one, other] = each.elastic.between;
      each.at = [pointIn(poseOf(one), each.ends[0]), pointIn(poseOf(other), each.ends[1])];
      each.worn = isWorn(each.elastic, kind, stage);
    }
  }

  /** Those that are not seen now. */
  get hidden(): Mesh[] {
    return this.drawn.flatMap(({ mesh }) => (mesh.visible ? [] : [mesh]));
  }

  /** @param worldOf from the frame of a jaw into the scene */
  stretch(worldOf: (jaw: Jaw) => Matrix4, seen: (jaw: Jaw) => boolean): void {
    for (const { elastic, at, mesh, worn } of this.drawn) {
      const [first, second] = elastic.between.map(jawOf) as [Jaw, Jaw];
      mesh.visible = worn && seen(first) && seen(second);
      if (!mesh.visible) continue;
      const from = new Vector3(...at[0]).applyMatrix4(worldOf(first));
      const way = new Vector3(...at[1]).applyMatrix4(worldOf(second)).sub(from);
      const length = Math.max(0.01, way.length());
      mesh.position.copy(from).addScaledVector(way, 0.5);
      mesh.quaternion.setFromUnitVectors(UP, way.divideScalar(length));
      mesh.scale.set(1, length, 1);
      mesh.updateMatrixWorld(true);
    }
  }

  dispose(): void {
    this.clear();
    this.geometry.dispose();
  }

  private clear(): void {
    for (const { mesh } of this.drawn) mesh.removeFromParent();
    this.drawn = [];
  }
}
