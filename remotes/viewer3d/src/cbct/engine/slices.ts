import { Enums } from '@cornerstonejs/core';
import { planes } from './panes.ts';
import type { Viewports } from './viewports.ts';
import type { Window } from './windows.ts';

export type Blend = 'max' | 'average';

const { COMPOSITE, MAXIMUM_INTENSITY_BLEND, AVERAGE_INTENSITY_BLEND } = Enums.BlendModes;

/** How the three slices are seen: their window, and how thick they are. */
export class Slices {
  private window: Window = { lower: -1000, upper: 3000 };
  private slab: { readonly mm: number; readonly blend: Blend } = { mm: 0, blend: 'max' };
  /** There is a volume to see. */
  private filled = false;

  constructor(private readonly viewports: Viewports) {}

  /** After a volume came to stand in the panes. */
  use(): void {
    this.filled = true;
    this.applyWindow();
    this.applySlab();
  }

  setWindow(window: Window): void {
    this.window = window;
    if (!this.filled) return;
    this.applyWindow();
    this.viewports.renderSlices();
  }

  hasWindow({ lower, upper }: Window): boolean {
    return lower === this.window.lower && upper === this.window.upper;
  }

  /** @param mm that are seen together; 0 is one slice. */
  setSlab(mm: number, blend: Blend): void {
    this.slab = { mm, blend };
    if (!this.filled) return;
    this.applySlab();
    this.viewports.renderSlices();
  }

  applySlab(): void {
    const { mm, blend } = this.slab;
    for (const plane of planes) {
      const viewport = this.viewports.of(plane);
      viewport.setBlendMode(mm === 0 ? COMPOSITE : blend === 'max' ? MAXIMUM_INTENSITY_BLEND : AVERAGE_INTENSITY_BLEND);
      // Cornerstone counts from the middle to one side.
      viewport.setSlabThickness(mm / 2);
    }
  }

  private applyWindow(): void {
    for (const plane of planes)
      this.viewports.of(plane).setProperties({ voiRange: { ...this.window } }, undefined, true);
  }
}
