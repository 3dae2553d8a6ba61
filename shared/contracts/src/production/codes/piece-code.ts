import { type Steps, stepsOf } from '../orders/steps.ts';
import type { SubOrderKind } from '../orders/order-parts.ts';

export type PieceJaw = 'upper' | 'lower';
const letters: Readonly<Record<PieceJaw, string>> = { upper: 'U', lower: 'L' };

/** The sub-order's code with the appliance's jaw and step: `PO-2611-0178-01-U05`. */
export const pieceCode = (subOrderCode: string, jaw: PieceJaw, step: number): string =>
  `${subOrderCode}-${letters[jaw]}${String(step).padStart(2, '0')}`;

/** What a scanned code names: a sub-order, or one appliance of it. */
export interface ReadCode {
  readonly subOrderCode: string;
  readonly piece: { readonly jaw: PieceJaw; readonly step: number } | null;
}

/** What a scanned text says, whatever case it was typed in. */
export function readCode(text: string): ReadCode {
  const code = text.trim().toUpperCase();
  const found = /^(.+)-([UL])(\d{2,3})$/.exec(code);
  if (!found) return { subOrderCode: code, piece: null };
  const jaw = found[2] === letters.upper ? 'upper' : 'lower';
  return { subOrderCode: found[1] ?? '', piece: { jaw, step: Number(found[3]) } };
}

/** What a sub-order says of what it makes. */
export interface MadeParts {
  readonly kind: SubOrderKind;
  readonly upperSteps: string | null;
  readonly lowerSteps: string | null;
  readonly pieces: number;
}

export interface Piece {
  readonly jaw: PieceJaw;
  readonly step: number;
  /** How many alike: sets of retainers. */
  readonly copies: number;
}

const each = (jaw: PieceJaw, steps: Steps | null, copies: number): Piece[] =>
  steps === null
    ? []
    : Array.from({ length: steps.to - steps.from + 1 }, (_, at) => ({ jaw, step: steps.from + at, copies }));

/** The appliances of a sub-order, step by step, the upper jaw first. */
export function piecesOf({ kind, upperSteps, lowerSteps, pieces }: MadeParts): Piece[] {
  const [upper, lower] = [stepsOf(upperSteps), stepsOf(lowerSteps)];
  const jaws = [upper, lower].filter((steps) => steps !== null).length;
  const copies = kind === 'retainer' && jaws > 0 ? Math.max(1, Math.round(pieces / jaws)) : 1;
  return [...each('upper', upper, copies), ...each('lower', lower, copies)].sort(
    (one, other) => one.step - other.step || (one.jaw === other.jaw ? 0 : one.jaw === 'upper' ? -1 : 1),
  );
}
