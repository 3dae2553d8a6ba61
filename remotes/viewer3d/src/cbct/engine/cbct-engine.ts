import { Enums, eventTarget, RenderingEngine, setVolumesForViewports, type Types } from '@cornerstonejs/core';
import type { vtkVolume } from '@kitware/vtk.js/Rendering/Core/Volume.js';
import type vtkVolumeMapper from '@kitware/vtk.js/Rendering/Core/VolumeMapper.js';
import type { Vec3 } from '@archway/geometry';
import { FrameSignal } from '../../scene/frame-signal.ts';
import { extentOf, fitHalfHeight } from '../frame/fit.ts';
import type { GridVolume } from '../frame/grid.ts';
import { type CachedVolume, putVolume } from './cached-volume.ts';
import type { RenderingName } from './look-names.ts';
import { isPlane, type PaneName, panes, type PlaneName, planes } from './panes.ts';
import { PointerTools, type ToolName } from './pointer-tools.ts';
import { applyLook, setQuality } from './rendering.ts';
import { type SlicePlane, slicePlane } from './slice-plane.ts';
import { engineCame, engineGone } from './start.ts';
import { type ShownSurface, SurfaceActors } from './surface-actors.ts';
import type { Window } from './windows.ts';

export type Blend = 'max' | 'average';

export interface EngineOptions {
  readonly software: boolean;
  readonly length: (mm: number) => string;
  readonly angle: (degrees: number) => string;
  /** The window was changed with the pointer. */
  readonly onWindow: (window: Window) => void;
  readonly onContextLost: () => void;
}

const { CAMERA_MODIFIED, IMAGE_RENDERED, VOI_MODIFIED, WEBGL_CONTEXT_LOST } = Enums.Events;
const SETTLE_MS = 350;
/** Pixels around a slice for the letters of its sides. */
const BORDER = 12;
/** Seen from the patient's front, a little from above. */
const FRONT = { viewPlaneNormal: [0, -0.98, 0.2], viewUp: [0, 0.2, 0.98] };

const orientations = {
  axial: Enums.OrientationAxis.AXIAL,
  coronal: Enums.OrientationAxis.CORONAL,
  sagittal: Enums.OrientationAxis.SAGITTAL,
} as const;

let last = 0;

/** The four pictures of a volume: everything that knows cornerstone. Coordinates are mm of patient space. */
export class CbctEngine {
  /** After each picture and each movement of a camera. */
  readonly frames = new FrameSignal();
  private readonly id: string;
  private readonly engine: RenderingEngine;
  private readonly tools: PointerTools;
  private readonly surfaces: SurfaceActors;
  private readonly listening = new AbortController();
  private cached: CachedVolume | null = null;
  /** What the 3D pane draws, when it is not the same. */
  private cachedSolid: CachedVolume | null = null;
  private window: Window = { lower: -1000, upper: 3000 };
  private look: RenderingName = 'bone';
  private slab: { mm: number; blend: Blend } = { mm: 0, blend: 'max' };
  private settling: ReturnType<typeof setTimeout> | undefined;
  private moving = false;
  private solidShown = true;
  private touched = false;
  private showing: Promise<void> = Promise.resolve();
  /** Cornerstone sets a window of its own for a new volume; that one is not the reader's. */
  private replacing = false;
  disposed = false;

  constructor(
    private readonly elements: Readonly<Record<PaneName, HTMLDivElement>>,
    private readonly options: EngineOptions,
  ) {
    engineCame();
    last += 1;
    this.id = `cbct-engine-${last}`;
    this.engine = new RenderingEngine(this.id);
    this.engine.setViewports(
      panes.map((pane) => ({
        viewportId: this.viewportId(pane),
        element: elements[pane],
        type: isPlane(pane) ? Enums.ViewportType.ORTHOGRAPHIC : Enums.ViewportType.VOLUME_3D,
        defaultOptions: {
          background: isPlane(pane) ? [0, 0, 0] : [0.155, 0.17, 0.2],
          ...(isPlane(pane) ? { orientation: orientations[pane] } : {}),
        } as Types.ViewportInputOptions,
      })),
    );
    this.tools = new PointerTools({
      engine: this.id,
      viewport: (pane) => this.viewportId(pane),
      length: options.length,
      angle: options.angle,
    });
    this.surfaces = new SurfaceActors(() => this.viewport('volume'));
    this.listen();
  }

  /** Shows a volume in all panes, one after the other; the views stay where they are when there was one before. */
  show(volume: GridVolume, solid: GridVolume = volume): Promise<void> {
    const shown = this.showing.then(() => (this.disposed ? undefined : this.replace(volume, solid)));
    this.showing = shown.catch(() => undefined);
    return shown;
  }

  private async replace(volume: GridVolume, solid: GridVolume): Promise<void> {
    // A volume that grew is complete: it stands there already.
    if (this.cached?.volume === volume && !this.cachedSolid && solid === volume) return this.engine.render();
    this.replacing = true;
    const before = this.cached ? this.views() : null;
    const old = [this.cached, this.cachedSolid];
    try {
      this.cached = putVolume(volume, this.id);
      this.cachedSolid = solid === volume ? null : putVolume(solid, this.id);
      await this.fill(this.cached, planes);
      await this.fill(this.cachedSolid ?? this.cached, ['volume']);
      if (this.disposed) return;
      this.surfaces.again();
      if (before) this.restore(before);
      else this.frame();
      this.applyWindow();
      this.applySlab();
      this.applyRendering();
      if (!before) this.tools.enable();
      else this.tools.setCentre(before.centre);
      this.engine.render();
    } finally {
      this.replacing = false;
      // Also when the page was left meanwhile: what is shown by then is released there.
      for (const cached of old) cached?.release();
    }
  }

  private async fill(cached: CachedVolume | null, names: readonly PaneName[]): Promise<void> {
    if (!cached || this.disposed) return;
    await setVolumesForViewports(
      this.engine,
      [{ volumeId: cached.id }],
      names.map((name) => this.viewportId(name)),
    );
  }

  /** Slices were filled in since `show`. */
  updated(first: number, count: number): void {
    this.cached?.updated(first, count);
    this.engine.render();
  }

  setWindow(window: Window): void {
    this.window = window;
    if (!this.cached) return;
    this.applyWindow();
    this.renderSlices();
  }

  /** mm that are seen together in the slices; 0 is one slice. */
  setSlab(mm: number, blend: Blend): void {
    this.slab = { mm, blend };
    if (!this.cached) return;
    this.applySlab();
    this.renderSlices();
  }

  setLook(look: RenderingName): void {
    this.look = look;
    if (!this.cached) return;
    this.applyRendering();
    this.viewport('volume').render();
  }

  setTool(tool: ToolName): void {
    this.tools.use(tool);
    this.renderSlices();
  }

  showCrosshairs(shown: boolean): void {
    this.tools.showCrosshairs(shown);
    this.renderSlices();
  }

  showSurfaces(surfaces: readonly ShownSurface[]): void {
    if (this.disposed) return;
    this.surfaces.show(surfaces);
    this.viewport('volume').render();
  }

  /** Whether the rendering of the volume is seen, or the scans alone. */
  showSolid(shown: boolean): void {
    this.solidShown = shown;
    this.solidActor()?.setVisibility(shown);
    this.viewport('volume').render();
  }

  clearMeasurements(): void {
    this.tools.clearMeasurements(this.id);
    this.renderSlices();
  }

  /** Views as at the beginning; window, slab and measurements stay. */
  reset(): void {
    if (!this.cached) return;
    this.frame();
    this.applySlab();
    this.tools.setCentre(slicePlane(this.camera('axial')).point);
    this.engine.render();
  }

  /** Where the three planes meet. */
  centre(): Vec3 {
    return this.tools.centre();
  }

  /** Brings all planes to a point. */
  goTo(point: Vec3): void {
    for (const plane of planes) {
      const { normal, point: at } = this.plane(plane);
      const far = normal.reduce((sum, n, axis) => sum + n * (point[axis]! - at[axis]!), 0);
      this.advance(plane, far);
    }
    this.tools.setCentre(point);
    this.engine.render();
  }

  /** Moves a plane along its normal by so many mm. */
  advance(plane: PlaneName, mm: number): void {
    this.touched = true;
    const camera = this.camera(plane);
    const normal = camera.viewPlaneNormal!;
    const moved = (point: Types.Point3): Types.Point3 => [
      point[0] + normal[0] * mm,
      point[1] + normal[1] * mm,
      point[2] + normal[2] * mm,
    ];
    this.viewport(plane).setCamera({ focalPoint: moved(camera.focalPoint!), position: moved(camera.position!) });
    this.viewport(plane).render();
  }

  zoom(pane: PaneName, factor: number): void {
    const viewport = this.viewport(pane);
    viewport.setCamera({ parallelScale: this.camera(pane).parallelScale! / factor });
    viewport.render();
  }

  /** Brings a point to the middle of the 3D pane, with so many mm around it. */
  lookAt([x, y, z]: Vec3, radius: number): void {
    const { viewPlaneNormal, focalPoint, position } = this.camera('volume');
    const far = Math.hypot(...position!.map((value, axis) => value - focalPoint![axis]!));
    const [nx, ny, nz] = viewPlaneNormal!;
    this.viewport('volume').setCamera({
      focalPoint: [x, y, z],
      position: [x + nx * far, y + ny * far, z + nz * far],
      parallelScale: radius,
    });
  }

  plane(pane: PaneName): SlicePlane {
    return slicePlane(this.camera(pane));
  }

  /** Pixels of the pane per millimetre. */
  pixelsPerMm(pane: PaneName): number {
    return this.elements[pane].clientHeight / (2 * (this.camera(pane).parallelScale || 1));
  }

  toCanvas(pane: PaneName, point: Vec3): readonly [number, number] {
    return this.viewport(pane).worldToCanvas([...point]);
  }

  toWorld(pane: PaneName, [x, y]: readonly [number, number]): Vec3 {
    return this.viewport(pane).canvasToWorld([x, y]);
  }

  /** The drawn picture of a pane, at its own resolution. */
  canvas(pane: PaneName): HTMLCanvasElement {
    return this.viewport(pane).getCanvas();
  }

  resize(): void {
    if (this.disposed) return;
    this.engine.resize(true, true);
    // Until the reader has a view of their own, the volume fills whatever place there is.
    if (!this.touched) this.reset();
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    this.listening.abort();
    clearTimeout(this.settling);
    this.surfaces.clear();
    this.tools.dispose(this.id);
    const contexts = this.contexts();
    this.engine.destroy();
    // Browsers keep few contexts; one that is only forgotten stays until memory is collected.
    for (const context of contexts) context.getExtension('WEBGL_lose_context')?.loseContext();
    this.cached?.release();
    this.cachedSolid?.release();
    this.cached = null;
    this.cachedSolid = null;
    engineGone();
  }

  private viewportId(pane: PaneName): string {
    return `${this.id}-${pane}`;
  }

  private viewport(pane: PaneName): Types.IVolumeViewport {
    return this.engine.getViewport(this.viewportId(pane)) as Types.IVolumeViewport;
  }

  private camera(pane: PaneName): Types.ICamera {
    return this.viewport(pane).getCamera();
  }

  private renderSlices(): void {
    this.engine.renderViewports(planes.map((plane) => this.viewportId(plane)));
  }

  private views(): { cameras: Map<PaneName, Types.ICamera>; centre: Vec3 } {
    return { cameras: new Map(panes.map((pane) => [pane, this.camera(pane)])), centre: this.tools.centre() };
  }

  private restore({ cameras }: { cameras: Map<PaneName, Types.ICamera> }): void {
    for (const [pane, camera] of cameras) {
      const { focalPoint, position, viewUp, viewPlaneNormal, parallelScale } = camera;
      this.viewport(pane).setCamera({
        focalPoint: focalPoint!,
        position: position!,
        viewUp: viewUp!,
        viewPlaneNormal: viewPlaneNormal!,
        parallelScale: parallelScale!,
      });
    }
  }

  /** All of the volume in every pane, however low or narrow. */
  private frame(): void {
    for (const plane of planes) {
      const viewport = this.viewport(plane);
      viewport.resetCamera();
      const { right, up } = this.plane(plane);
      const { clientWidth: width, clientHeight: height } = this.elements[plane];
      if (!this.cached) continue;
      const extent = extentOf(this.cached.volume, right, up);
      viewport.setCamera({ parallelScale: fitHalfHeight(extent, { width, height }, BORDER) });
    }
    this.faceFront();
  }

  private faceFront(): void {
    const viewport = this.viewport('volume');
    viewport.setCamera({
      viewPlaneNormal: FRONT.viewPlaneNormal as Types.Point3,
      viewUp: FRONT.viewUp as Types.Point3,
    });
    viewport.resetCamera();
  }

  private applyWindow(): void {
    for (const plane of planes) this.viewport(plane).setProperties({ voiRange: { ...this.window } }, undefined, true);
  }

  private applySlab(): void {
    const { mm, blend } = this.slab;
    const { COMPOSITE, MAXIMUM_INTENSITY_BLEND, AVERAGE_INTENSITY_BLEND } = Enums.BlendModes;
    for (const plane of planes) {
      const viewport = this.viewport(plane);
      viewport.setBlendMode(mm === 0 ? COMPOSITE : blend === 'max' ? MAXIMUM_INTENSITY_BLEND : AVERAGE_INTENSITY_BLEND);
      // Cornerstone counts from the middle to one side.
      viewport.setSlabThickness(mm / 2);
    }
  }

  private solidActor(): vtkVolume | null {
    const id = (this.cachedSolid ?? this.cached)?.id;
    const entry = this.viewport('volume')
      .getActors()
      .find(({ referencedId }) => referencedId === id);
    return (entry?.actor as unknown as vtkVolume | undefined) ?? null;
  }

  private applyRendering(): void {
    const actor = this.solidActor();
    if (!actor) return;
    applyLook(actor, this.look);
    actor.setVisibility(this.solidShown);
    this.applyQuality();
  }

  private applyQuality(): void {
    const volume = (this.cachedSolid ?? this.cached)?.volume;
    const mapper = this.solidActor()?.getMapper();
    if (!volume || !mapper) return;
    setQuality(mapper as unknown as vtkVolumeMapper, volume, { moving: this.moving, software: this.options.software });
  }

  private listen(): void {
    const { signal } = this.listening;
    let asked = false;
    const emit = (): void => {
      if (asked) return;
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        if (!this.disposed) this.frames.emit();
      });
    };
    for (const pane of panes) {
      const element = this.elements[pane];
      for (const input of ['pointerdown', 'wheel'])
        element.addEventListener(input, () => void (this.touched = true), { signal, capture: true, passive: true });
      element.addEventListener(CAMERA_MODIFIED, emit, { signal });
      element.addEventListener(IMAGE_RENDERED, emit, { signal });
      if (isPlane(pane)) element.addEventListener(VOI_MODIFIED, (event) => this.windowed(event), { signal });
    }
    this.elements.volume.addEventListener(CAMERA_MODIFIED, () => this.moved(), { signal });
    const lost = (event: Event): void => {
      const { renderingEngineId } = (event as CustomEvent<{ renderingEngineId: string }>).detail;
      if (renderingEngineId === this.id && !this.disposed) this.options.onContextLost();
    };
    eventTarget.addEventListener(WEBGL_CONTEXT_LOST, lost);
    signal.addEventListener('abort', () => eventTarget.removeEventListener(WEBGL_CONTEXT_LOST, lost));
  }

  /** The window tool changes one pane; the others follow. */
  private windowed(event: Event): void {
    const { range } = (event as CustomEvent<{ range: Window }>).detail;
    if (this.replacing) return;
    if (range.lower === this.window.lower && range.upper === this.window.upper) return;
    this.setWindow({ lower: range.lower, upper: range.upper });
    this.options.onWindow(this.window);
  }

  /** Coarse while the rendering is turned, fine again once it rests. */
  private moved(): void {
    if (!this.cached) return;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.moving = false;
      this.applyQuality();
      this.viewport('volume').render();
    }, SETTLE_MS);
    if (this.moving) return;
    this.moving = true;
    this.applyQuality();
  }

  private contexts(): WebGL2RenderingContext[] {
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
