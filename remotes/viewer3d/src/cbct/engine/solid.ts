import type { vtkVolume } from '@kitware/vtk.js/Rendering/Core/Volume.js';
import type { CachedVolume } from './cached-volume.ts';
import type { RenderingName } from './look-names.ts';
import { applyLook, setQuality } from './rendering.ts';
import type { Viewports } from './viewports.ts';

const SETTLE_MS = 350;

/** The rendering of the volume in the 3D pane. */
export class Solid {
  private cached: CachedVolume | null = null;
  private look: RenderingName = 'bone';
  private shown = true;
  private moving = false;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly viewports: Viewports,
    /** The processor draws. */
    private readonly software: boolean,
  ) {}

  /** Draws what stands in the pane now as what stood there before. */
  use(cached: CachedVolume): void {
    this.cached = cached;
    this.apply();
  }

  setLook(look: RenderingName): void {
    this.look = look;
    if (!this.cached) return;
    this.apply();
    this.viewports.of('volume').render();
  }

  /** Whether the rendering is seen, or the scans alone. */
  show(shown: boolean): void {
    this.shown = shown;
    this.actor()?.setVisibility(shown);
    this.viewports.of('volume').render();
  }

  /** Coarse while the rendering is turned, fine again once it rests. */
  moved(): void {
    if (!this.cached) return;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.moving = false;
      this.applyQuality();
      this.viewports.of('volume').render();
    }, SETTLE_MS);
    if (this.moving) return;
    this.moving = true;
    this.applyQuality();
  }

  dispose(): void {
    clearTimeout(this.settling);
    this.cached = null;
  }

  private actor(): vtkVolume | null {
    const entry = this.viewports
      .of('volume')
      .getActors()
      .find(({ referencedId }) => referencedId === this.cached?.id);
    return (entry?.actor as unknown as vtkVolume | undefined) ?? null;
  }

  private apply(): void {
    const actor = this.actor();
    if (!actor) return;
    applyLook(actor, this.look);
    actor.setVisibility(this.shown);
    this.applyQuality();
  }

  private applyQuality(): void {
    const mapper = this.actor()?.getMapper();
    if (!this.cached || !mapper) return;
    const { moving, software } = this;
    setQuality(mapper, this.cached.volume, { moving, software });
  }
}
