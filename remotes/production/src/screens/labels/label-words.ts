import { type LabelField, type LabelFieldKind, type WrittenPiece, labelFieldKinds } from '@archway/contracts';
import { type TextFunction, bilingual } from '@archway/platform';

/** What a field is called. */
export function fieldName(kind: LabelFieldKind): string {
  const found = labelFieldKinds.find(({ key }) => key === kind);
  return found ? bilingual(found) : kind;
}

type Labelled = Pick<WrittenPiece, 'ptNo' | 'patientName' | 'jaw' | 'step' | 'product' | 'code'>;

/** An invented appliance, for templates that are drawn without an order. */
export const inventedPiece: Labelled = {
  ...{ ptNo: 'P1024', patientName: '李娜', jaw: 'upper', step: 5, product: 'aligner', code: 'PO-2611-0178-01-U05' },
};

/** What a field says of an appliance, in the reader's language. */
export function fieldText(field: LabelField, piece: Labelled, t: TextFunction): string {
  switch (field.kind) {
    case 'ptNo':
      return piece.ptNo;
    case 'ptName':
      return piece.patientName;
    case 'upperOrLower':
      return t(`jaw.${piece.jaw}`);
    case 'stepNo':
      return String(piece.step).padStart(2, '0');
    case 'proType':
      return t(`product.${piece.product}`);
    case 'text':
      return field.text ?? '';
    case 'code':
      return piece.code;
  }
}

/** Widths of letters as parts of their height: what a label printer's usual typefaces come to. */
const wide = (letter: string): number =>
  (letter.codePointAt(0) ?? 0) > 0x2e7f ? 1 : /[A-Z0-9MW]/.test(letter) ? 0.66 : 0.56;

/** The height at which a text fits into its field: as it was set, or smaller. */
export function fittingSize(
  text: string,
  { size, width, height }: Pick<LabelField, 'size' | 'width' | 'height'>,
): number {
  const length = [...text].reduce((sum, letter) => sum + wide(letter), 0);
  return Math.max(0.5, Math.min(size, height, length === 0 ? size : width / length));
}
