import { perAxis } from '@archway/geometry';
import { voxelCount, type Vec3, type Volume } from '../volume.ts';
import { placesBeside, REACH, teethOf, type ArchPlaces, type Tooth } from './dental-arch.ts';

/** Hounsfield units. */
const [AIR, FAT, SOFT, MARROW, BONE, DENTIN, ENAMEL, PULP] = [-1000, -90, 45, 380, 1250, 1650, 2700, 60];
/** What is imaged, in mm: to both sides, front to back, bottom to top. */
const FIELD = [130, 130, 110] as const;
/** Heights in mm: where the crowns meet, how high they are. */
const [BITE, CROWN] = [48, 8.5];
const [UPPER_FRONT, LOWER_FRONT] = [-46, -43.5];
/** From where the crowns meet to the edge of the bone. */
const JAW_HEIGHT = CROWN + 24;
const NOISE = 4.5;

/**
 * The lower part of a head as a dental CBCT shows it, made from formulas: soft tissue with fat beneath the skin, throat and sinuses,
 * spine, the base of the skull, both jaws, and 28 teeth of enamel, dentin and pulp along two arches. For demonstrations and tests.
 * @param size voxels along x, y, z; the field is 130 × 130 × 110 mm whatever the size.
 * @param seed of the noise; the same seed gives the same volume.
 */
export function generateHead({ size = [200, 200, 170], seed = 1 }: { size?: Vec3; seed?: number } = {}): Volume {
  const spacing = perAxis((axis) => FIELD[axis] / size[axis]);
  const [xs, ys, zs] = size.map((count, axis) =>
    Float32Array.from({ length: count }, (_, n) => (n + 0.5) * spacing[axis]! - (axis === 2 ? 0 : FIELD[axis]! / 2)),
  ) as [Float32Array, Float32Array, Float32Array];
  const [upper, lower] = [teethOf('upper'), teethOf('lower')];
  const jaws = [
    { teeth: upper, places: placesBeside(UPPER_FRONT, upper, xs, ys), up: 1 },
    { teeth: lower, places: placesBeside(LOWER_FRONT, lower, xs, ys), up: -1 },
  ] as const;
  const data = new Int16Array(voxelCount(size));
  const noise = noiseOf(seed);
  for (let k = 0, at = 0; k < zs.length; k += 1) {
    const z = zs[k]!;
    const { teeth, places, up } = z > BITE ? jaws[0] : jaws[1];
    const height = (z - BITE) * up;
    for (let j = 0, place = 0; j < ys.length; j += 1)
      for (let i = 0; i < xs.length; i += 1, place += 1, at += 1) {
        const around = headAt(xs[i]!, ys[j]!, z);
        const value = height < JAW_HEIGHT ? jawAt(around, places, place, height, teeth) : around;
        data[at] = Math.max(-1024, Math.round(value + noise()));
      }
  }
  return {
    size,
    spacing,
    origin: [xs[0]!, ys[0]!, zs[0]!],
    direction: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    componentType: 'int16',
    name: 'Phantom',
    data,
  };
}

/** Below 1 inside of the ellipse; the square of the distance from its middle in units of its radius. */
const ellipse = (a: number, ra: number, b: number, rb: number): number => (a * a) / (ra * ra) + (b * b) / (rb * rb);

/** Everything but the jaws. */
function headAt(x: number, y: number, z: number): number {
  // The chin is narrower than the temples.
  const skin = ellipse(x, 50 + Math.min(10, z * 0.14), y - 4, 52 + Math.min(8, z * 0.1));
  if (skin > 1) return AIR;
  const aside = Math.abs(x);
  // Throat, maxillary sinuses, nose.
  if (ellipse(x, 9 + z * 0.03, y - 16, 6) < 1) return AIR;
  if (z > 66 && ellipse(aside - 24, 11, y + 16, 14) + ((z - 82) * (z - 82)) / 225 < 1) return AIR;
  if (z > 72 && ellipse(aside - 6, 4, y + 22, 24) < 1) return AIR;
  const spine = ellipse(x, 13, y - 36, 9);
  if (spine < 1) return spine > 0.74 ? BONE * 0.8 : MARROW * (z % 18 < 2.5 ? 0.25 : 0.8);
  if (ellipse(x, 10, y - 50, 7) < 1) return 20;
  // Cheek bones and the base of the skull.
  if (z > 76) {
    const wall = ellipse(x, 47, y + 2, 47);
    if (wall > 0.86 && wall < 1 && y > -38) return BONE;
    if (z > 98 && wall < 0.86 && y > -6) return z > 101 ? MARROW * 1.6 : BONE;
  }
  if (skin > 0.9) return FAT;
  return aside > 32 && y > -10 && y < 16 ? SOFT + 15 : SOFT;
}

/** The bone of one jaw and its teeth. @param height in mm from where the crowns meet, away from the other jaw. */
function jawAt(before: number, places: ArchPlaces, place: number, height: number, teeth: readonly Tooth[]): number {
  const d = Math.abs(places.off[place]!);
  if (d > REACH) return before;
  const u = places.u[place]!;
  if (u < 1.1) {
    const value = toothAt(teeth[places.tooth[place]!]!, u, places.v[place]!, height);
    if (value !== 0) return value;
  }
  const s = Math.abs(places.along[place]!);
  if (s > 50) return before;
  // Bone begins two millimetres behind the crowns; gum covers it.
  const inBone = height - CROWN - 2;
  if (inBone < 0) return height > CROWN - 2 && d < 6.5 ? SOFT + 20 : before;
  const thick = 6 + Math.min(2, inBone * 0.15);
  if (inBone > 22 || d > thick) return before;
  if (d > thick - 1.8 || inBone < 1.2 || inBone > 20) return BONE;
  // The canal of the nerve runs through the molar region.
  return s > 22 && d * d + (inBone - 15) * (inBone - 15) < 2.2 ? SOFT : MARROW;
}

/** @param u,v along and across the arch, 1 at the surface. @returns 0 outside of the tooth. */
function toothAt({ rootLength, halfDepth }: Tooth, u: number, v: number, height: number): number {
  if (height < CROWN) {
    // Cusps: the biting surface is lower in the middle of broad teeth; the crown narrows towards it.
    const bulge = 1 - 0.12 * (1 - height / CROWN) * (1 - height / CROWN);
    const outline = Math.cbrt(u * u * u + v * v * v) / bulge;
    const top = halfDepth > 4 ? 0.4 + 0.9 * Math.max(0, 1 - v) : 0.4;
    if (outline > 1 || height < top) return 0;
    if (outline > 1 - 0.3 * (1 - (0.75 * height) / CROWN) || height < top + 1.4) return ENAMEL;
    return outline < 0.25 && height > CROWN * 0.55 ? PULP : DENTIN;
  }
  const deep = (height - CROWN) / rootLength;
  if (deep > 1) return 0;
  const outline = Math.sqrt((u * u + v * v) / (0.67 * (1 - deep * 0.92)));
  // A dark line around the root: the ligament.
  if (outline > 1) return outline < 1.12 && deep > 0.1 ? 150 : 0;
  return outline < 0.2 && deep < 0.85 ? PULP : DENTIN;
}

/** Repeatable noise, near enough to a bell curve (the sum of four). */
function noiseOf(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const table = Float32Array.from(
    { length: 2 ** 14 },
    () => (next() + next() + next() + next() - 2) * Math.sqrt(3) * NOISE,
  );
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return table[state >>> 18]!;
  };
}
