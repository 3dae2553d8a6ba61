import {
  CatmullRomCurve3,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  Shape,
  ShapeGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Vec3 } from '@archway/geometry';
import type { JawDrawing } from '../state/drawing.ts';
import { baseLevel } from './base-level.ts';

/** As the legend shows them. */
export const lineColors = { cutLine: '#ffb020', base: '#6fb7ff' } as const;

/** Radii of the lines, mm. */
const THICK = { cutLine: 0.22, base: 0.16 } as const;
const ROUND = 6;

/** Cut line and base outline of a jaw in the scene, in the frame of the jaw. */
export class FinishLines {
  readonly group = new Group();
  private readonly materials = {
    cutLine: new MeshBasicMaterial({ color: lineColors.cutLine }),
    base: new MeshBasicMaterial({ color: lineColors.base }),
    plate: new MeshBasicMaterial({
      ...{ color: lineColors.base, transparent: true, opacity: 0.14 },
      ...{ side: DoubleSide, depthWrite: false },
    }),
  };
  private line: Mesh | null = null;
  private base: readonly Mesh[] = [];

  constructor() {
    this.group.matrixAutoUpdate = false;
  }

  setLine(points: readonly Vec3[] | null): void {
    if (this.line) this.remove(this.line);
    this.line = points && this.tube(points, THICK.cutLine, this.materials.cutLine);
  }

  /** @param drawing null where no base is made */
  setBase(drawing: Pick<JawDrawing, 'base' | 'cutLine'> | null, jaw: 'upper' | 'lower'): void {
    for (const mesh of this.base) this.remove(mesh);
    this.base = [];
    if (!drawing) return;
    const { outline } = drawing.base;
    const level = baseLevel(drawing, jaw);
    const points = outline.map(([x, z]): Vec3 => [x, level, z]);
    const plate = new Mesh(new ShapeGeometry(new Shape(outline.map(([x, z]) => new Vector2(x, z)))));
    plate.material = this.materials.plate;
    // The shape lies in x and y.
    plate.rotation.x = Math.PI / 2;
    plate.position.y = level;
    this.group.add(plate);
    this.base = [plate, this.tube(points, THICK.base, this.materials.base)];
  }

  dispose(): void {
    this.setLine(null);
    this.setBase(null, 'upper');
    this.group.removeFromParent();
    for (const material of Object.values(this.materials)) material.dispose();
  }

  private tube(points: readonly Vec3[], radius: number, material: Material): Mesh {
    const curve = new CatmullRomCurve3(
      points.map((point) => new Vector3(...point)),
      true,
    );
    const mesh = new Mesh(new TubeGeometry(curve, points.length * 2, radius, ROUND, true), material);
    mesh.frustumCulled = false;
    this.group.add(mesh);
    return mesh;
  }

  private remove(mesh: Mesh): void {
    mesh.removeFromParent();
    mesh.geometry.dispose();
  }
}
