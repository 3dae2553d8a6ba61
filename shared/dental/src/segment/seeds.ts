import type { Vec3 } from '@archway/geometry';

/** A tooth that somebody pointed at, in the file's coordinates; with its number where it is known. */
export interface ToothClick {
  readonly point: Vec3;
  readonly fdi?: number;
}

/** Faces of the given mesh that somebody painted: they are of this tooth, or of the gum (0). */
export interface Brush {
  readonly fdi: number;
  readonly faces: readonly number[] | Uint32Array;
}

/** What a person said of the jaw. It holds, whatever the shape says. */
export interface Seeds {
  /** One point for each tooth that is there: then these teeth are found, and no others. */
  readonly teeth?: readonly ToothClick[];
  readonly brushed?: readonly Brush[];
}
