import type { ErrorName } from '../../wire/errors.ts';
import type { FormRules } from '../../wire/field-rule.ts';

/** What may stand on a label. */
export const labelFieldKinds = [
  { key: 'ptNo', zh: '病例号', en: 'Case number', sample: 'P1024' },
  { key: 'ptName', zh: '患者姓名', en: 'Patient name', sample: '李娜' },
  { key: 'upperOrLower', zh: '颌位', en: 'Jaw', sample: '' },
  { key: 'stepNo', zh: '步数', en: 'Step', sample: '05' },
  { key: 'proType', zh: '产品类型', en: 'Product type', sample: '' },
  { key: 'text', zh: '文字', en: 'Text', sample: '' },
  { key: 'code', zh: '编码', en: 'Code', sample: 'PO-2611-0178-01-U05' },
] as const;
export type LabelFieldKind = (typeof labelFieldKinds)[number]['key'];
export const labelFieldKeys = labelFieldKinds.map(({ key }) => key) as [LabelFieldKind, ...LabelFieldKind[]];

/** Kinds of codes, as settings name them. */
export const codeKinds = ['qrcode', 'datamatrix'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** Sizes of labels in mm, and of letters. */
export const labelLimits = {
  width: { min: 10, max: 210 },
  height: { min: 5, max: 297 },
  size: { min: 1, max: 40 },
  /** Smaller codes are not read by the camera of a phone. */
  code: { min: 6 },
} as const;
export const MOST_LABEL_FIELDS = 30;

export const labelTextRules = { text: { kind: 'text', max: 60 } } as const satisfies FormRules;

export interface LabelField {
  readonly kind: LabelFieldKind;
  /** From the left and upper edge of the label, in mm. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Height of its letters, in mm. */
  readonly size: number;
  readonly bold: boolean;
  readonly align: 'left' | 'center' | 'right';
  /** What a text says. */
  readonly text?: string | null | undefined;
  /** How a code is drawn. */
  readonly code: CodeKind;
}

export interface LabelLayout {
  readonly width: number;
  readonly height: number;
  readonly fields: readonly LabelField[];
}

interface LabelProblem {
  readonly error: ErrorName;
  /** Which field; null for the label. */
  readonly at: number | null;
}

/** Hundredths of a millimetre: sums of decimals must not show how numbers are kept. */
const within = (at: number, length: number, all: number): boolean => at >= 0 && at + length <= all + 0.005;

/** The first thing that is wrong with a label; null where it can be printed. */
export function labelProblem({ width, height, fields }: LabelLayout): LabelProblem | null {
  if (fields.length === 0) return { error: 'labelEmpty', at: null };
  const outside = fields.findIndex(
    (field) => !within(field.x, field.width, width) || !within(field.y, field.height, height),
  );
  return outside < 0 ? null : { error: 'labelFieldOutside', at: outside };
}
