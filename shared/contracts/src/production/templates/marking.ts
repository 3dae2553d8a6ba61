import type { FormRules } from '../../wire/field-rule.ts';
import type { PieceJaw } from '../codes/piece-code.ts';
import { type CarvingPartKey, type CarvingSeparator, carvedText } from '../gum-carving.ts';
import { MACHINE_TEXT, losesLetters, machineText } from './machine-text.ts';

/** More cannot be read on an appliance; a template that comes to more is told so, and taken. */
export const ADVISED_MARKING = 10;
export const MOST_MARKING_PARTS = 6;

/** What stands where on an appliance. */
export const markingPlaces = ['left', 'right', 'content'] as const;
export type MarkingPlace = (typeof markingPlaces)[number];

/** What stands between two parts: a laser has neither dots nor spaces. */
export const markingSeparators = ['', '-', '_'] as const satisfies readonly CarvingSeparator[];
export type MarkingSeparator = (typeof markingSeparators)[number];

const machine = { kind: 'text', pattern: MACHINE_TEXT, mismatch: 'machineTextOnly' } as const;

/** A template of what is marked, in the order of the form. */
export const markingRules = {
  sign: { ...machine, required: true, max: 20 },
  left: { kind: 'choice' },
  right: { kind: 'choice' },
  content: { kind: 'choice' },
  separator: { kind: 'choice' },
  text: { ...machine, max: 20 },
  brand: { ...machine, max: 20 },
} as const satisfies FormRules;

/** How what is marked is written. */
export const markingWritingRules = {
  upper: { ...machine, required: true, max: 5 },
  lower: { ...machine, required: true, max: 5 },
  stepDigits: { kind: 'choice' },
  capitals: { kind: 'choice' },
} as const satisfies FormRules;

export interface MarkingWriting {
  /** What stands for a jaw. */
  readonly upper: string;
  readonly lower: string;
  readonly stepDigits: 1 | 2 | 3;
  /** Everything in capital letters. */
  readonly capitals: boolean;
}

export const standardWriting: MarkingWriting = { upper: 'U', lower: 'L', stepDigits: 2, capitals: true };

/** What is marked, as a template says it. */
export interface MarkedParts {
  readonly left: readonly CarvingPartKey[];
  readonly right: readonly CarvingPartKey[];
  readonly content: readonly CarvingPartKey[];
  readonly separator: MarkingSeparator;
  readonly text?: string | null | undefined;
  readonly brand?: string | null | undefined;
}

/** What is known of an appliance, for its texts. */
export interface PieceTexts {
  readonly caseNumber: string;
  readonly patientName: string;
  readonly jaw: PieceJaw;
  readonly step: number;
  readonly orderNumber: string;
  /** Read from the name of its model file; null where nothing is. */
  readonly extracted: string | null;
}

interface MarkedText {
  readonly text: string;
  /** Letters that the laser has not were left out. */
  readonly lossy: boolean;
  /** It is longer than can be read well. */
  readonly long: boolean;
}

export type Marking = Readonly<Record<MarkingPlace | 'brand', MarkedText>>;

const markedText = (text: string, capitals: boolean, lossy: boolean): MarkedText => ({
  text: capitals ? text.toUpperCase() : text,
  lossy,
  long: text.length > ADVISED_MARKING,
});

/** What a template marks on an appliance, place by place. A part of which no letter is left is left out whole. */
export function markingOf(template: MarkedParts, piece: PieceTexts, writing: MarkingWriting): Marking {
  const said: Readonly<Record<CarvingPartKey, string>> = {
    ...{ caseNumber: piece.caseNumber, patientName: piece.patientName, orderNumber: piece.orderNumber },
    jaw: writing[piece.jaw],
    step: String(piece.step).padStart(writing.stepDigits, '0'),
    extracted: piece.extracted ?? '',
    text: template.text ?? '',
  };
  const at = (parts: readonly CarvingPartKey[]): MarkedText => {
    const values = Object.fromEntries(parts.map((key) => [key, machineText(said[key])]));
    const { separator, text } = template;
    const lossy = parts.some((key) => losesLetters(said[key]));
    return markedText(carvedText({ parts, separator, text }, values), writing.capitals, lossy);
  };
  const brand = template.brand ?? '';
  return {
    ...{ left: at(template.left), right: at(template.right), content: at(template.content) },
    brand: markedText(machineText(brand), false, losesLetters(brand)),
  };
}
