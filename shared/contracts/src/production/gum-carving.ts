import type { FormRules } from '../wire/field-rule.ts';

/** What may be carved into the gum of a printed model, part by part. `text` is what the template says itself. */
export const carvingParts = [
  { key: 'caseNumber', zh: '病例编号', en: 'Case number', sample: 'P1024' },
  { key: 'patientName', zh: '患者姓名', en: 'Patient name', sample: 'Li Na' },
  { key: 'jaw', zh: '颌位', en: 'Jaw', sample: 'U' },
  { key: 'step', zh: '步数', en: 'Step', sample: '05' },
  { key: 'orderNumber', zh: '订单号', en: 'Order number', sample: 'O20881' },
  { key: 'extracted', zh: '文件名提取信息', en: 'From the file name', sample: 'A17' },
  { key: 'text', zh: '固定文字', en: 'Fixed text', sample: '' },
] as const;

export type CarvingPartKey = (typeof carvingParts)[number]['key'];
export const carvingPartKeys = carvingParts.map(({ key }) => key) as [CarvingPartKey, ...CarvingPartKey[]];

/** What stands between two parts. */
export const carvingSeparators = ['', '-', '_', '.', ' '] as const;
export type CarvingSeparator = (typeof carvingSeparators)[number];

/** More cannot be read on a gum; a template that comes to more is told so, and taken. */
export const ADVISED_CARVING = 10;
export const MOST_CARVING_PARTS = 6;
export const LONGEST_CARVED_TEXT = 20;
export const MOST_CARVINGS = 50;

/** Letters and figures that every carver has; others would be left out of the model. */
export const carvedLetters = /^[A-Za-z0-9 ._+#/-]*$/;

/** What a template writes, in its order. */
export interface CarvingContent {
  readonly parts: readonly CarvingPartKey[];
  readonly separator: CarvingSeparator;
  /** What stands for the part `text`. */
  readonly text?: string | null | undefined;
}

/** A template of what is carved, in the order of the form. */
export const gumCarvingRules = {
  name: { kind: 'text', required: true, max: 30, refusals: ['gumCarvingTaken'] },
  parts: { kind: 'choice', required: true, refusals: ['gumCarvingTextMissing'] },
  text: {
    kind: 'text',
    max: LONGEST_CARVED_TEXT,
    pattern: carvedLetters,
    mismatch: 'gumCarvingTextInvalid',
    refusals: ['gumCarvingTextMissing'],
  },
  separator: { kind: 'choice' },
} as const satisfies FormRules;

/**
 * The text that a template comes to. Parts that are not known, such as an order number before there is an order, are
 * left out with their separator.
 */
export const carvedText = (
  { parts, separator, text }: CarvingContent,
  values: Readonly<Partial<Record<CarvingPartKey, string>>>,
): string =>
  parts
    .map((key) => (key === 'text' ? (text ?? '') : (values[key] ?? '')).trim())
    .filter((part) => part !== '')
    .join(separator);

/** What a template would write for an invented order. */
export const carvingSample = (content: CarvingContent): string =>
  carvedText(content, Object.fromEntries(carvingParts.map(({ key, sample }) => [key, sample])));

/** What a parameter says that takes a template: no text of one's own has a colon. */
export const templateParameter = (gumCarvingId: string): string => `template:${gumCarvingId}`;

/** Id of the template that a parameter names; undefined for text of one's own. */
export const templateNamed = (value: string): string | undefined => /^template:([1-9]\d{0,17})$/.exec(value)?.[1];

/** Whether a parameter can say this: a template, or text of one's own that can be carved. */
export const canBeCarved = (value: string): boolean =>
  templateNamed(value) !== undefined || (value.trim().length <= LONGEST_CARVED_TEXT && carvedLetters.test(value));
