import { BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments } from 'three';

/** How far the axes reach from the middle of the tooth, mm: mesial, along the tooth both ways, buccal. */
const REACH = { mesial: 7, long: 13, buccal: 7 } as const;
/** As the handles are: red along the arch, green along the tooth, blue outwards. */
const COLORS = { mesial: [0.94, 0.54, 0.36], long: [0.48, 0.85, 0.56], buccal: [0.38, 0.65, 0.98] } as const;

/** The axes of a tooth as lines, seen through it. */
export class AxesCross {
  readonly lines: LineSegments;
  private readonly material = new LineBasicMaterial({ vertexColors: true, depthTest: false, transparent: true });

  constructor() {
    const geometry = new BufferGeometry();
    const { mesial, long, buccal } = REACH;
    const points = [0, 0, 0, mesial, 0, 0, 0, -long, 0, 0, long, 0, 0, 0, 0, 0, 0, buccal];
    const colors = [COLORS.mesial, COLORS.long, COLORS.buccal].flatMap((color) => [...color, ...color]);
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3));
    geometry.setAttribute('color', new BufferAttribute(Float32Array.from(colors), 3));
    this.lines = new LineSegments(geometry, this.material);
    this.lines.renderOrder = 5;
    this.lines.frustumCulled = false;
  }

  dispose(): void {
    this.lines.removeFromParent();
    this.lines.geometry.dispose();
    this.material.dispose();
  }
}
