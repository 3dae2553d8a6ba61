import { type Vec3, cross, dot, perAxis, perpendicularTo, scale, unit } from '@archway/geometry';

export const sectionPresets = ['sagittal', 'coronal', 'axial'] as const;
export type SectionPreset = (typeof sectionPresets)[number];

/** A plane through the jaws, in the patient's axes (x left, y up, z forward) with the jaws closed. */
export interface Section {
  readonly on: boolean;
  /** Null once it was turned by hand. */
  readonly preset: SectionPreset | null;
  /** Unit vector. */
  readonly normal: Vec3;
  /** mm from the patient's origin (cusps, midline, front teeth) along the normal. */
  readonly offset: number;
  /** Takes away what lies beyond the plane; without it only the contour is drawn. */
  readonly cut: boolean;
  /** Takes away the other side. */
  readonly flipped: boolean;
}

/** Where each plane starts: on the midline, through the premolars, through the cusps. */
const starts: Readonly<Record<SectionPreset, Pick<Section, 'normal' | 'offset'>>> = {
  sagittal: { normal: [1, 0, 0], offset: 0 },
  coronal: { normal: [0, 0, 1], offset: -20 },
  axial: { normal: [0, 1, 0], offset: -3 },
};

export const sectionOf = (preset: SectionPreset): Pick<Section, 'preset' | 'normal' | 'offset'> => ({
  preset,
  ...starts[preset],
});

export const initialSection: Section = { on: false, cut: true, flipped: false, ...sectionOf('sagittal') };

export const STEP_MM = 0.5;

/** The axes of the plane itself: `up` is as upright as the plane allows, `right` completes a right-handed frame. */
export function planeAxes(normal: Vec3): { right: Vec3; up: Vec3 } {
  const upright: Vec3 = Math.abs(normal[1]) > 0.95 ? [0, 0, -Math.sign(normal[1])] : [0, 1, 0];
  const up = perpendicularTo(upright, normal);
  return { right: cross(up, normal), up };
}

/** The plane turned about an axis of the scene, radians; it turns about the point where it stands. */
export function turned(section: Section, axis: Vec3, angle: number, pivot: Vec3): Section {
  const normal = unit(rotated(section.normal, unit(axis), angle));
  return { ...section, preset: null, normal, offset: dot(normal, pivot) };
}

/** Rodrigues' formula. */
function rotated(v: Vec3, axis: Vec3, angle: number): Vec3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const across = cross(axis, v);
  const along = scale(axis, dot(axis, v) * (1 - c));
  return perAxis((i) => v[i] * c + across[i] * s + along[i]);
}

/** The point of the plane that is nearest to a point: where its handle stands. */
export const onPlane = ({ normal, offset }: Pick<Section, 'normal' | 'offset'>, point: Vec3): Vec3 => {
  const away = dot(normal, point) - offset;
  return [point[0] - away * normal[0], point[1] - away * normal[1], point[2] - away * normal[2]];
};

/** Decimals of a position in words; what rounds to zero with them lies at the origin. */
export const SIDE_DIGITS = 1;

const sides = {
  sagittal: { at: 'atMidline', beyond: 'left', before: 'right' },
  coronal: { at: 'atIncisors', beyond: 'front', before: 'back' },
  axial: { at: 'atCusps', beyond: 'up', before: 'down' },
} as const;

/** The named way in which the plane lies from the origin, for its position in words. */
export function sideOf({ preset, offset }: Pick<Section, 'preset' | 'offset'>) {
  if (preset === null) return 'along';
  const { at, beyond, before } = sides[preset];
  if (Number(offset.toFixed(SIDE_DIGITS)) === 0) return at;
  return offset > 0 ? beyond : before;
}
