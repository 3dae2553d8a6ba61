import { setVolumesForViewports } from '@cornerstonejs/core';
import type { Vec3 } from '@archway/geometry';
import { FrameSignal } from '../../scene/frame-signal.ts';
import type { GridVolume } from '../frame/grid.ts';
import { type CachedVolume, putVolume } from './cached-volume.ts';
import { Cameras } from './cameras.ts';
import { listenTo } from './engine-events.ts';
import type { RenderingName } from './look-names.ts';
import { type PaneName, planes } from './panes.ts';
import { PointerTools, type ToolName } from './pointer-tools.ts';
import { type Blend, Slices } from './slices.ts';
import { Solid } from './solid.ts';
import { engineCame, engineGone } from './start.ts';
import { type ShownSurface, SurfaceActors } from './surface-actors.ts';
import { Viewports } from './viewports.ts';
import type { Window } from './windows.ts';

export interface EngineOptions {
  readonly software: boolean;
  readonly length: (mm: number) => string;
  readonly angle: (degrees: number) => string;
  /** The window was changed with the pointer. */
  readonly onWindow: (window: Window) => void;
  readonly onContextLost: () => void;
}

/** The four pictures of a volume: everything that knows cornerstone. Coordinates are mm of patient space. */
export class CbctEngine {
  /** After each picture and each movement of a camera. */
  readonly frames = new FrameSignal();
  readonly cameras: Cameras;
  private readonly viewports: Viewports;
  private readonly slices: Slices;
  private readonly solid: Solid;
  private readonly tools: PointerTools;
  private readonly surfaces: SurfaceActors;
  private readonly listening = new AbortController();
  private cached: CachedVolume | null = null;
  /** What the 3D pane draws, when it is not the same. */
  private cachedSolid: CachedVolume | null = null;
  private showing: Promise<void> = Promise.resolve();
  /** Cornerstone sets a window of its own for a new volume; that one is not the reader's. */
  private replacing = false;
  disposed = false;

  constructor(
    elements: Readonly<Record<PaneName, HTMLDivElement>>,
    private readonly options: EngineOptions,
  ) {
    engineCame();
    const { software, length, angle, onContextLost } = options;
    this.viewports = new Viewports(elements);
    this.cameras = new Cameras(this.viewports);
    this.slices = new Slices(this.viewports);
    this.solid = new Solid(this.viewports, software);
    const { id } = this.viewports;
    this.tools = new PointerTools({ engine: id, viewport: (pane) => this.viewports.idOf(pane), length, angle });
    this.surfaces = new SurfaceActors(() => this.viewports.of('volume'));
    const listener = {
      onFrame: () => this.frames.emit(),
      onTouched: () => void (this.cameras.touched = true),
      onTurned: () => this.solid.moved(),
      onWindow: (window: Window) => this.windowed(window),
      onContextLost,
    };
    listenTo(this.viewports, listener, this.listening.signal);
  }

  /** Shows a volume in all panes, one after the other; the views stay where they are when there was one before. */
  show(volume: GridVolume, solid: GridVolume = volume): Promise<void> {
    const shown = this.showing.then(() => (this.disposed ? undefined : this.replace(volume, solid)));
    this.showing = shown.catch(() => undefined);
    return shown;
  }

  private async replace(volume: GridVolume, solid: GridVolume): Promise<void> {
    // A volume that grew is complete: it stands there already.
    if (this.cached?.volume === volume && !this.cachedSolid && solid === volume) return this.viewports.render();
    this.replacing = true;
    const before = this.cached ? { cameras: this.cameras.all(), centre: this.tools.centre() } : null;
    const old = [this.cached, this.cachedSolid];
    try {
      this.cached = putVolume(volume, this.viewports.id);
      this.cachedSolid = solid === volume ? null : putVolume(solid, this.viewports.id);
      await this.fill(this.cached, planes);
      await this.fill(this.cachedSolid ?? this.cached, ['volume']);
      if (this.disposed) return;
      this.surfaces.again();
      if (before) this.cameras.restore(before.cameras);
      else this.cameras.frame(volume);
      this.slices.use();
      this.solid.use(this.cachedSolid ?? this.cached);
      if (!before) this.tools.enable();
      else this.tools.setCentre(before.centre);
      this.viewports.render();
    } finally {
      this.replacing = false;
      // Also when the page was left meanwhile: what is shown by then is released there.
      for (const cached of old) cached?.release();
    }
  }

  private async fill(cached: CachedVolume | null, names: readonly PaneName[]): Promise<void> {
    if (!cached || this.disposed) return;
    await setVolumesForViewports(
      this.viewports.engine,
      [{ volumeId: cached.id }],
      names.map((name) => this.viewports.idOf(name)),
    );
  }

  /** Slices were filled in since `show`. */
  updated(first: number, count: number): void {
    this.cached?.updated(first, count);
    this.viewports.render();
  }

  setWindow(window: Window): void {
    this.slices.setWindow(window);
  }

  /** mm that are seen together in the slices; 0 is one slice. */
  setSlab(mm: number, blend: Blend): void {
    this.slices.setSlab(mm, blend);
  }

  setLook(look: RenderingName): void {
    this.solid.setLook(look);
  }

  setTool(tool: ToolName): void {
    this.tools.use(tool);
    this.viewports.renderSlices();
  }

  showCrosshairs(shown: boolean): void {
    this.tools.showCrosshairs(shown);
    this.viewports.renderSlices();
  }

  showSurfaces(surfaces: readonly ShownSurface[]): void {
    if (this.disposed) return;
    this.surfaces.show(surfaces);
    this.viewports.of('volume').render();
  }

  /** Whether the rendering of the volume is seen, or the scans alone. */
  showSolid(shown: boolean): void {
    this.solid.show(shown);
  }

  clearMeasurements(): void {
    this.tools.clearMeasurements(this.viewports.id);
    this.viewports.renderSlices();
  }

  /** Views as at the beginning; window, slab and measurements stay. */
  reset(): void {
    if (!this.cached) return;
    this.cameras.frame(this.cached.volume);
    this.slices.applySlab();
    this.tools.setCentre(this.cameras.plane('axial').point);
    this.viewports.render();
  }

  /** Where the three planes meet. */
  centre(): Vec3 {
    return this.tools.centre();
  }

  /** Brings all planes to a point. */
  goTo(point: Vec3): void {
    this.cameras.goTo(point);
    this.tools.setCentre(point);
    this.viewports.render();
  }

  /** The drawn picture of a pane, at its own resolution. */
  canvas(pane: PaneName): HTMLCanvasElement {
    return this.viewports.of(pane).getCanvas();
  }

  resize(): void {
    if (this.disposed) return;
    this.viewports.engine.resize(true, true);
    // Until the reader has a view of their own, the volume fills whatever place there is.
    if (!this.cameras.touched) this.reset();
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    this.listening.abort();
    this.solid.dispose();
    this.surfaces.clear();
    this.tools.dispose(this.viewports.id);
    this.viewports.destroy();
    this.cached?.release();
    this.cachedSolid?.release();
    this.cached = null;
    this.cachedSolid = null;
    engineGone();
  }

  /** The window tool changes one pane; the others follow. */
  private windowed(window: Window): void {
    if (this.replacing || this.slices.hasWindow(window)) return;
    this.setWindow(window);
    this.options.onWindow(window);
  }
}
