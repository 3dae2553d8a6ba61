import { type HeightMap, NOTHING } from './height-map.ts';
import type { PlanePoint } from './plane-line.ts';

/** The row of crowns is looked for in directions from a point this far behind the incisors, mm. */
const BEHIND = -36;
/** Degrees to each side of straight forward, one direction for each. */
const REACH = 108;
const DIRECTIONS = 2 * REACH + 1;
/** Distances from that point that are looked at, mm. */
const NEAREST = 8;
const STEP = 0.5;
const DISTANCES = 90;
/** What stands lower below the cusps than this counts nothing, mm. */
const DEEP = 8.5;
/** A crown's half width in steps: heights are averaged with a bell of it. */
const BELL = 4.5;
const BELL_REACH = 8;
/** Price of moving in or out by one step from one direction to the next, squared, and how far it may. */
const BEND = 0.12;
const MOST_BEND = 4;

export interface RidgePoint {
  readonly point: PlanePoint;
  /** How much stands there, 0 (nothing) to 8 (crowns at full height). */
  readonly strength: number;
  /** mm from the middle, and degrees from straight forward. */
  readonly distance: number;
  readonly degrees: number;
}

/** The line of most height around the arch, found for all directions together (Viterbi). */
export function ridgeOf(map: HeightMap): RidgePoint[] {
  const strength = strengths(map);
  const best = new Float32Array(DIRECTIONS * DISTANCES).fill(-1e9);
  const from = new Int16Array(DIRECTIONS * DISTANCES);
  best.set(strength.subarray(0, DISTANCES));
  for (let i = 1; i < DIRECTIONS; i++) {
    for (let j = 0; j < DISTANCES; j++) {
      const at = i * DISTANCES + j;
      for (let k = -MOST_BEND; k <= MOST_BEND; k++) {
        if (j + k < 0 || j + k >= DISTANCES) continue;
        const value = best[(i - 1) * DISTANCES + j + k]! - BEND * k * k;
        if (value > best[at]!) {
          best[at] = value;
          from[at] = j + k;
        }
      }
      best[at]! += strength[at]!;
    }
  }
  let j = 0;
  for (let q = 1; q < DISTANCES; q++) {
    if (best[(DIRECTIONS - 1) * DISTANCES + q]! > best[(DIRECTIONS - 1) * DISTANCES + j]!) j = q;
  }
  const ridge: RidgePoint[] = [];
  for (let i = DIRECTIONS - 1; i >= 0; i--) {
    const distance = NEAREST + j * STEP;
    const degrees = i - REACH;
    ridge.unshift({ point: pointAt(degrees, distance), strength: strength[i * DISTANCES + j]!, distance, degrees });
    j = from[i * DISTANCES + j]!;
  }
  return ridge;
}

function pointAt(degrees: number, distance: number): PlanePoint {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * distance, BEHIND + Math.cos(angle) * distance];
}

function strengths(map: HeightMap): Float32Array {
  const bell = Array.from({ length: 2 * BELL_REACH + 1 }, (_, k) =>
    Math.exp(-((k - BELL_REACH) ** 2) / (2 * BELL * BELL)),
  );
  const whole = bell.reduce((sum, weight) => sum + weight, 0);
  const out = new Float32Array(DIRECTIONS * DISTANCES);
  const row = new Float32Array(DISTANCES);
  for (let i = 0; i < DIRECTIONS; i++) {
    for (let j = 0; j < DISTANCES; j++) {
      const height = map.at(...pointAt(i - REACH, NEAREST + j * STEP));
      row[j] = height <= NOTHING ? 0 : Math.max(0, Math.min(8, height + DEEP));
    }
    for (let j = 0; j < DISTANCES; j++) {
      let sum = 0;
      for (let k = 0; k < bell.length; k++) sum += bell[k]! * (row[j + k - BELL_REACH] ?? 0);
      out[i * DISTANCES + j] = sum / whole;
    }
  }
  return out;
}
