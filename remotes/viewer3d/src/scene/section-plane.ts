import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineLoop,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Plane,
  type Scene,
  Vector3,
} from 'three';
import { canvasColors } from '@archway/ui';
import { planeAxes, type Section } from '../section/section.ts';

const corners = [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0];

/** The plane of the section as it is seen: a veil with a border. */
export class SectionPlane {
  private readonly group = new Group();
  private readonly geometry = new BufferGeometry();
  private readonly veil = new MeshBasicMaterial({
    color: canvasColors.selected,
    opacity: 0.1,
    transparent: true,
    side: DoubleSide,
    depthWrite: false,
  });
  private readonly border = new LineBasicMaterial({ color: canvasColors.selected });

  constructor(private readonly scene: Scene) {
    this.geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
    this.geometry.setIndex([0, 1, 2, 0, 2, 3]);
    const veil = new Mesh(this.geometry, this.veil);
    veil.renderOrder = 3;
    this.group.add(veil, new LineLoop(this.geometryOfBorder(), this.border));
    this.group.matrixAutoUpdate = false;
    scene.add(this.group);
  }

  /** @param middle the point of the plane that it is drawn around @param width half of it, mm @param height half of it, mm */
  update(section: Section, middle: Vector3, width: number, height: number): void {
    const { right, up } = planeAxes(section.normal);
    const basis = new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...section.normal));
    this.group.matrix.copy(basis.setPosition(middle)).scale(new Vector3(width, height, 1));
    this.group.updateMatrixWorld(true);
  }

  set visible(visible: boolean) {
    this.group.visible = visible;
  }

  dispose(): void {
    this.scene.remove(this.group);
    for (const child of this.group.children) if (child instanceof LineLoop) child.geometry.dispose();
    this.geometry.dispose();
    this.veil.dispose();
    this.border.dispose();
  }

  private geometryOfBorder(): BufferGeometry {
    return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(corners, 3));
  }
}

/** What is kept lies on the positive side of the plane. */
export function clippingPlane({ normal, offset, flipped }: Section): Plane {
  const plane = new Plane(new Vector3(...normal), -offset);
  return flipped ? plane : plane.negate();
}
