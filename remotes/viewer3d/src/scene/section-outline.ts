import { type Group, InstancedInterleavedBuffer, InterleavedBufferAttribute, type Mesh, type Plane } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import { cutSurface, lengthOf, localPlane, noSegments } from '../section/contour.ts';

const WIDTH_PIXELS = 2.5;

/** The line along which a plane cuts one model; it hangs on the model, so folding the jaws open moves it along. */
export class SectionOutline {
  private readonly segments = noSegments();
  private readonly material: LineMaterial;
  private readonly line: LineSegments2;
  private buffer: InstancedInterleavedBuffer;

  constructor(
    private readonly fold: Group,
    private readonly mesh: Mesh,
    color: string,
  ) {
    // A step towards the reader, so that the edge of the cut does not cover half of the line.
    this.material = new LineMaterial({ color, linewidth: WIDTH_PIXELS, polygonOffset: true, polygonOffsetFactor: -2 });
    this.material.polygonOffsetUnits = -8;
    this.line = new LineSegments2(new LineSegmentsGeometry(), this.material);
    this.line.frustumCulled = false;
    this.line.matrixAutoUpdate = false;
    this.line.renderOrder = 2;
    this.buffer = this.attach();
    fold.add(this.line);
  }

  /** mm, over all parts of the contour. */
  get length(): number {
    return lengthOf(this.segments);
  }

  /** @param plane in the patient's axes */
  update(plane: Plane): void {
    const tree = this.mesh.geometry.boundsTree;
    if (!tree) return;
    const grown = cutSurface(
      tree as Parameters<typeof cutSurface>[0],
      localPlane(plane, this.mesh.matrix),
      this.segments,
    );
    if (grown) this.buffer = this.attach();
    this.buffer.needsUpdate = true;
    this.line.geometry.instanceCount = this.segments.count;
    this.line.visible = this.segments.count > 0;
    this.line.matrix.copy(this.mesh.matrix);
    this.line.updateMatrixWorld(true);
  }

  dispose(): void {
    this.fold.remove(this.line);
    this.line.geometry.dispose();
    this.material.dispose();
  }

  private attach(): InstancedInterleavedBuffer {
    // A new buffer needs a new geometry: the old one's memory on the card goes with its geometry.
    this.line.geometry.dispose();
    const geometry = new LineSegmentsGeometry();
    const buffer = new InstancedInterleavedBuffer(this.segments.data, 6, 1);
    geometry.setAttribute('instanceStart', new InterleavedBufferAttribute(buffer, 3, 0));
    geometry.setAttribute('instanceEnd', new InterleavedBufferAttribute(buffer, 3, 3));
    this.line.geometry = geometry;
    return buffer;
  }
}
