import { Enums, RenderingEngine, type Types } from '@cornerstonejs/core';
import { isPlane, type PaneName, panes, planes } from './panes.ts';

const orientations = {
  axial: Enums.OrientationAxis.AXIAL,
  coronal: Enums.OrientationAxis.CORONAL,
  sagittal: Enums.OrientationAxis.SAGITTAL,
} as const;

let last = 0;

/** The four places of the page in which cornerstone draws, by the name of their pane. */
export class Viewports {
  /** Of the rendering engine; measurements belong to it. */
  readonly id: string;
  readonly engine: RenderingEngine;

  constructor(readonly elements: Readonly<Record<PaneName, HTMLDivElement>>) {
    last += 1;
    this.id = `cbct-engine-${last}`;
    this.engine = new RenderingEngine(this.id);
    this.engine.setViewports(
      panes.map((pane) => ({
        viewportId: this.idOf(pane),
        element: elements[pane],
        type: isPlane(pane) ? Enums.ViewportType.ORTHOGRAPHIC : Enums.ViewportType.VOLUME_3D,
        defaultOptions: {
          background: isPlane(pane) ? [0, 0, 0] : [0.155, 0.17, 0.2],
          ...(isPlane(pane) ? { orientation: orientations[pane] } : {}),
        },
      })),
    );
  }

  idOf(pane: PaneName): string {
    return `${this.id}-${pane}`;
  }

  of(pane: PaneName): Types.IVolumeViewport {
    return this.engine.getViewport<Types.IVolumeViewport>(this.idOf(pane));
  }

  render(): void {
    this.engine.render();
  }

  renderSlices(): void {
    this.engine.renderViewports(planes.map((plane) => this.idOf(plane)));
  }

  destroy(): void {
    const contexts = this.#contexts();
    this.engine.destroy();
    // Browsers keep few contexts; one that is only forgotten stays until memory is collected.
    for (const context of contexts) context.getExtension('WEBGL_lose_context')?.loseContext();
  }

  #contexts(): WebGL2RenderingContext[] {
    interface Pool {
      contextPool?: {
        getAllContexts(): { getOpenGLRenderWindow(): { get3DContext(): WebGL2RenderingContext | null } }[];
      };
    }
    const { contextPool } = ((this.engine as unknown as { _implementation?: Pool })._implementation ??
      this.engine) as Pool;
    return (contextPool?.getAllContexts() ?? [])
      .map((context) => context.getOpenGLRenderWindow().get3DContext())
      .filter((context) => context !== null);
  }
}
