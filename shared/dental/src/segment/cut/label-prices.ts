import type { Jaw } from '../../document/jaws.ts';
import type { ArchPlaces } from '../arch/places.ts';
import { kindOf } from '../prior/slots.ts';
import { sizeOf } from '../prior/tooth-sizes.ts';
import type { Surface } from '../surface/surface.ts';
import type { Crown } from './crown.ts';

/** A face further out of a tooth's interval than this is none of it, mm. */
const OUT_OF_REACH = 6;
/** Per mm²: more than this no label costs, unless it is out of reach. */
export const HOPELESS = 40;
const IMPOSSIBLE = 50;
/** What a face at the top of a crown gains by being tooth, per mm². */
const GAIN = 0.17;
/** Gum begins at this share of the usual height; the gain grows from none to the whole over so many mm above. */
const HEIGHT = 0.85;
const RAMP = 6.27;
const LEAST = -2.5;
/** Beyond so many half widths beside the crown's middle the gain falls. */
const HALF_WIDTHS = 1.268;
const PER_HALF_WIDTH = 0.985;
/** Price of each mm out of the tooth's interval, per mm². */
const OUTSIDE = 0.557;
/** Faces so near to a click are of that tooth, mm; what denying it costs per mm². */
const NEAR_CLICK = 1.2;
const DENIED = 30;

/** Faces that somebody said to be of a label, whatever they look like. */
export interface HardFace {
  readonly face: number;
  /** 0 gum, else the number of the crown from 1. */
  readonly label: number;
}

/** What each label (0 gum, then the crowns in their order) costs on each face. */
export function labelPrices(
  surface: Surface,
  places: ArchPlaces,
  jaw: Jaw,
  crowns: readonly Crown[],
  hard: readonly HardFace[] = [],
): Float32Array[] {
  const prices = [new Float32Array(surface.faces), ...crowns.map((crown) => crownPrices(surface, places, jaw, crown))];
  const insist = (face: number, label: number): void => {
    prices.forEach((own, k) => {
      if (k !== label) own[face]! += DENIED * surface.areas[face]!;
    });
  };
  crowns.forEach(({ click }, k) => {
    if (!click) return;
    for (let f = 0; f < surface.faces; f++) if (distanceTo(surface, f, click) < NEAR_CLICK) insist(f, k + 1);
  });
  for (const { face, label } of hard) insist(face, label);
  return prices;
}

function crownPrices({ faces, areas, middles }: Surface, places: ArchPlaces, jaw: Jaw, crown: Crown): Float32Array {
  const size = sizeOf(jaw, kindOf(crown.slot));
  const [tiltFrom, tiltTo] = [Math.tan(crown.tiltFrom), Math.tan(crown.tiltTo)];
  const prices = new Float32Array(faces);
  for (let f = 0; f < faces; f++) {
    const [along, across, area] = [places.along[f]!, places.across[f]!, areas[f]!];
    const outside = Math.max(crown.from + across * tiltFrom - along, along - crown.to - across * tiltTo);
    if (outside > OUT_OF_REACH) {
      prices[f] = IMPOSSIBLE * area;
      continue;
    }
    const depth = crown.top - middles[f * 3 + 1]!;
    let gain = Math.min(1, (size.height * HEIGHT - depth) / RAMP);
    const beside = Math.abs(across - crown.across) / (size.width / 2) - HALF_WIDTHS;
    if (beside > 0) gain -= beside * PER_HALF_WIDTH;
    prices[f] = (OUTSIDE * Math.max(0, outside) - GAIN * Math.max(LEAST, gain)) * area;
  }
  return prices;
}

function distanceTo({ middles }: Surface, f: number, [x, y, z]: readonly [number, number, number]): number {
  const [dx, dy, dz] = [middles[f * 3]! - x, middles[f * 3 + 1]! - y, middles[f * 3 + 2]! - z];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}
