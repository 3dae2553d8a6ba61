import { canvasColors } from '@archway/ui';
import { contactColors } from '../../contact/contact-colors.ts';

/** Distances of the vertices of teeth, mm, by FDI number. */
export type Distances = ReadonlyMap<number, Float32Array>;

/** Colors by distance, each computed once for what it is computed of. */
export class ContactPaint {
  private readonly known = new Map<
    number,
    { readonly of: Float32Array; readonly marked: boolean; readonly alarm: number; readonly colors: Uint16Array }
  >();

  /** @param marked teeth keep the color of what is selected where they meet nothing */
  colorsOf(distances: Distances, marked: ReadonlySet<number>, alarm: number): ReadonlyMap<number, Uint16Array> {
    const found = new Map<number, Uint16Array>();
    for (const [fdi, of] of distances) {
      const is = marked.has(fdi);
      const there = this.known.get(fdi);
      const same = there?.of === of && there.marked === is && there.alarm === alarm;
      const colors = same ? there.colors : contactColors(of, alarm, is ? canvasColors.selected : canvasColors.tooth);
      if (!same) this.known.set(fdi, { of, marked: is, alarm, colors });
      found.set(fdi, colors);
    }
    return found;
  }
}
