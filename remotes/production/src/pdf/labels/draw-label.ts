import type { LabelField, LabelLayout } from '@archway/contracts';
import type { Paper } from '@archway/paper';
import { codeModules, modulesPath } from '../../codes/modules.ts';
import { quietSquares } from '../../codes/quiet-squares.ts';
import { fittingSize } from '../../screens/labels/label-words.ts';

const INK = '#000000';
const parts = { left: 0, center: 0.5, right: 1 } as const;

function drawWords(paper: Paper, field: LabelField, text: string): void {
  if (text.trim() === '') return;
  const size = fittingSize(text, field);
  const wide = paper.fontSize(size).widthOfString(text);
  // The font of the paper may be wider than those of label printers, which are only guessed at.
  const fits = size * Math.min(1, field.width / wide);
  const width = (wide * fits) / size;
  paper.fontSize(fits);
  const x = field.x + (field.width - width) * parts[field.align];
  const y = field.y + (field.height - paper.currentLineHeight(true)) / 2;
  paper
    .fillColor(INK)
    .strokeColor(INK)
    .lineWidth(fits / 30)
    .text(text, x, y, { lineBreak: false, fill: true, stroke: field.bold });
}

function drawCode(paper: Paper, field: LabelField, text: string): void {
  const code = codeModules(field.code, text);
  const around = quietSquares[field.code];
  const [across, down] = [code.width + 2 * around, code.height + 2 * around];
  const scale = Math.min(field.width / across, field.height / down);
  const x = field.x + (field.width - across * scale) / 2 + around * scale;
  const y = field.y + (field.height - down * scale) / 2 + around * scale;
  paper.save().translate(x, y).scale(scale).path(modulesPath(code)).fill(INK).restore();
}

/** A label from the upper left corner on, in the units of its layout: what `LabelDrawing` shows, on paper. */
export function drawLabel(
  paper: Paper,
  { fields }: Pick<LabelLayout, 'fields'>,
  textOf: (field: LabelField) => string,
): void {
  for (const field of fields) {
    if (field.kind === 'code') drawCode(paper, field, textOf(field));
    else drawWords(paper, field, textOf(field));
  }
}
