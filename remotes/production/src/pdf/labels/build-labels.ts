import { type PdfParams, type WrittenPiece, endpoints, pdfName } from '@archway/contracts';
import { knownText, openPaper } from '@archway/paper';
import { fontFor } from '@archway/paper/fonts';
import { call } from '@archway/platform';
import { fieldText } from '../../screens/labels/label-words.ts';
import type { Building, Built } from '../building.ts';
import { drawLabel } from './draw-label.ts';
import { drawSheets } from './draw-sheets.ts';

const copiesOf = (pieces: readonly WrittenPiece[]): WrittenPiece[] =>
  pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));

/** First and last step. */
function stepsOf(pieces: readonly WrittenPiece[]): string {
  const steps = pieces.map(({ step }) => step);
  const two = (step: number): string => String(step).padStart(2, '0');
  return [...new Set([Math.min(...steps), Math.max(...steps)])].map(two).join('-');
}

/** Labels of sub-orders on sheets of A4, at their true size. Their codes are kept, as those that are printed. */
export async function buildLabels(
  { subOrderIds, templateId }: Extract<PdfParams, { report: 'labels' }>,
  { t, language, progress }: Building,
): Promise<Built> {
  const quiet = { quiet: true };
  const { templates } = await call(endpoints.printLabels.list, {}, quiet);
  const layout = templates.find(({ productionTemplateId }) => productionTemplateId === templateId)?.content;
  if (!layout) throw new Error('no such label template');
  const pieces = await call(endpoints.codes.issue, { body: { subOrderIds: [...subOrderIds] } }, quiet);
  const [first] = pieces;
  if (!first) throw new Error('nothing to label');
  progress(0.3);
  const labels = copiesOf(pieces);
  const orders = [...new Set(pieces.map(({ orderNo }) => orderNo))];
  const title = `${t('pdf.labels.title')} · ${orders.join(' ')}`;
  const foot = (page: number, of: number): string => `${title} · ${t('pdf.page', { page, of })}`;
  const said = pieces.flatMap((piece) => layout.fields.map((field) => fieldText(field, piece, t)));
  const { paper, finish } = openPaper({ title, language, font: await fontFor([...said, foot(1, 1)]) });
  progress(0.6);
  drawSheets(
    paper,
    layout,
    labels.length,
    (at) => {
      const piece = labels[at];
      if (piece) drawLabel(paper, layout, (field) => knownText(paper, fieldText(field, piece, t), '〓'));
    },
    foot,
  );
  return { name: pdfName(first.orderNo, 'labels', stepsOf(pieces)), pdf: await finish() };
}
