import type { ArchPlaces } from '../arch/places.ts';
import type { RowTooth } from '../row/row-tooth.ts';
import type { Surface } from '../surface/surface.ts';

/** A tooth of the row, with where its crown stands. */
export interface Crown extends RowTooth {
  /** Height of its top in the jaw's frame, and its middle across the arch; mm. */
  readonly top: number;
  readonly across: number;
  /** It has the place of a small crown beside it, which is left to the gum. */
  readonly leaves?: true;
  /** The point that was clicked on it, in the jaw's frame. */
  readonly click?: readonly [number, number, number];
}

/** The ends of an interval may belong to the neighbours, mm. */
const INNER = 0.5;
const REACH = 7;
/** The share of faces that stand higher than what is called the top. */
const HIGHEST = 0.03;
/** The part of a crown that tells where it stands, below its top; mm. */
const UPPER = 3.5;
const MOST_OFF = 4;
/** A click says more of the middle than the surface when they differ by so much, mm. */
const TRUST_CLICK = 2;

export interface ClickOn {
  readonly point: readonly [number, number, number];
  readonly across: number;
}

export function crownOf(surface: Surface, places: ArchPlaces, tooth: RowTooth, click?: ClickOn): Crown {
  const { middles, areas } = surface;
  const own: number[] = [];
  for (let f = 0; f < surface.faces; f++) {
    const along = places.along[f]!;
    if (along < tooth.from + INNER || along > tooth.to - INNER || Math.abs(places.across[f]!) > REACH) continue;
    own.push(f);
  }
  own.sort((f, g) => middles[g * 3 + 1]! - middles[f * 3 + 1]!);
  const highest = own[Math.floor(own.length * HIGHEST)];
  const top = highest === undefined ? 0 : middles[highest * 3 + 1]!;
  let [sum, whole] = [0, 0];
  for (const f of own) {
    if (middles[f * 3 + 1]! < top - UPPER) break;
    sum += areas[f]! * places.across[f]!;
    whole += areas[f]!;
  }
  let across = Math.max(-MOST_OFF, Math.min(MOST_OFF, whole > 0 ? sum / whole : 0));
  if (click) {
    across = (across + click.across) / 2;
    if (Math.abs(across - click.across) > TRUST_CLICK) across = click.across;
  }
  return { ...tooth, top, across, ...(click && { click: click.point }) };
}
