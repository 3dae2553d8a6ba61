import type { AttachmentKind, PlanMovement } from '@archway/contracts';
import { jawOf } from '../document/jaws.ts';

/** Names of the rules, in the order in which they are looked at: the first that fits a tooth decides. */
export type AttachmentRule =
  'rotation' | 'extrusion' | 'torque' | 'tip' | 'translation' | 'expansion' | 'anchorage' | 'deepBite';

export type Moves = Readonly<Record<PlanMovement, number>>;

/** What a tooth asks for by itself. */
interface Asked {
  readonly rule: AttachmentRule;
  readonly kind: AttachmentKind;
  /** In degrees. */
  readonly angle: number;
}

interface Rule {
  readonly rule: AttachmentRule;
  /** Places in the quadrant, 1 to 8. */
  readonly teeth: readonly number[];
  readonly only?: 'upper' | 'lower';
  /** From here on, in mm or degrees. */
  readonly least: number;
  readonly amount: (moves: Moves) => number;
  readonly kind: AttachmentKind;
  readonly angle?: (moves: Moves) => number;
}

/** A wall at x: the aligner pushes it to where the tooth turns; and from the gum where the tooth comes out. */
const ACTIVE = { mesial: 0, distal: 180, gum: 90 } as const;

/**
 * Which movement asks for which attachment. Aligners hold round teeth, those that come out of the gum and roots badly by
 * themselves; the sources stand beside the table in docs/attachments.md.
 */
const movementRules: readonly Rule[] = [
  {
    ...{ rule: 'rotation', teeth: [3, 4, 5], least: 5, kind: 'optimized' },
    amount: ({ rotation }) => Math.abs(rotation),
    angle: ({ rotation }) => (rotation > 0 ? ACTIVE.mesial : ACTIVE.distal),
  },
  {
    ...{ rule: 'extrusion', teeth: [1, 2, 3], least: 0.5, kind: 'optimized' },
    amount: ({ extrusion }) => extrusion,
    angle: () => ACTIVE.gum,
  },
  { ...{ rule: 'extrusion', teeth: [4, 5, 6, 7], least: 0.5, kind: 'bevel' }, amount: ({ extrusion }) => extrusion },
  // The crown goes to buccal as the root is held to lingual: the ridge is pressed on at the gum.
  { ...{ rule: 'torque', teeth: [1, 2], only: 'upper', least: 3, kind: 'ridge' }, amount: ({ torque }) => torque },
  { ...{ rule: 'tip', teeth: [3, 4, 5], least: 5, kind: 'vertical' }, amount: ({ tip }) => Math.abs(tip) },
  {
    ...{ rule: 'translation', teeth: [3, 4, 5, 6, 7], least: 1, kind: 'vertical' },
    amount: ({ mesial }) => Math.abs(mesial),
  },
  { ...{ rule: 'expansion', teeth: [4, 5, 6, 7], least: 1.5, kind: 'horizontal' }, amount: ({ buccal }) => buccal },
];

/** Front teeth that go in so far, in mm, push the others out: those are held. */
export const INTRUDES = 0.5;
/** Which hold, and by what. */
export const anchors = { teeth: [4, 5], kind: 'horizontal' } as const;
/** Lower or upper front teeth that go in so far are the deep bite that ramps open. */
export const DEEP_BITE = 1;
export const ramps = { teeth: [11, 21], kind: 'ramp' } as const;

/** What the movement of a tooth asks for; null for one that an aligner moves by itself. */
export function askedBy(fdi: number, moves: Moves): Asked | null {
  const place = fdi % 10;
  const jaw = jawOf(fdi);
  const found = movementRules.find(
    ({ teeth, only, least, amount }) =>
      fdi < 50 && teeth.includes(place) && (only ?? jaw) === jaw && amount(moves) >= least,
  );
  return found ? { rule: found.rule, kind: found.kind, angle: found.angle?.(moves) ?? 0 } : null;
}
