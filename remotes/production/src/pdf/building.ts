import type { Lang, PlanShot, PlanToShow } from '@archway/contracts';
import type { Brand, Numbering, TextFunction } from '@archway/platform';

/** What is there for building a PDF, whatever it says. */
export interface Building {
  /** Texts of production, and of the platform. */
  readonly t: TextFunction;
  readonly words: TextFunction;
  readonly language: Lang;
  readonly numbering: Numbering;
  readonly brand: Brand;
  /** @param part 0 to 1 */
  readonly progress: (part: number) => void;
  /** Draws a plan. @returns JPEGs in the order of the shots; null for what could not be drawn */
  readonly draw: (source: PlanToShow, shots: readonly PlanShot[]) => Promise<(Uint8Array | null)[]>;
}

export interface Built {
  readonly name: string;
  readonly pdf: Blob;
}
