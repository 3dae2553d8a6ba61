import { type PlanDocument, type PlanMovement, planMovements } from '@archway/contracts';
import { AT_REST, inChartOrder, movementOf, movementUnit } from '@archway/dental';
import type { Block } from '@archway/paper';
import { differenceQuantity, differenceValue, formatNumber, toothText } from '@archway/platform';
import type { Building } from '../building.ts';

type Words = Pick<Building, 't' | 'words' | 'numbering'>;
type Table = Extract<Block, { kind: 'table' }>;

/** What a table tells of a movement; less is no movement. */
const LEAST = { mm: 0.05, '°': 0.5 } as const;

/** Where space is made between teeth, and before which aligner; null where nowhere. */
export function contactTable({ ipr }: PlanDocument, { t, numbering }: Words): Table | null {
  if (ipr.length === 0) return null;
  const mm = (value: number): string => formatNumber(value, { digits: 2 });
  return {
    kind: 'table',
    columns: [
      { title: t('pdf.column.contact'), share: 2 },
      { title: t('pdf.column.amount'), share: 2, align: 'right' },
      { title: t('pdf.column.split'), share: 2, align: 'right' },
      { title: t('pdf.column.before'), share: 2, align: 'right' },
    ],
    rows: ipr.map(({ between, amount, split, before }) => [
      between.map((fdi) => toothText(fdi, numbering)).join(' – '),
      mm(amount),
      split.map(mm).join(' / '),
      String(before),
    ]),
  };
}

/** What is bonded to which tooth, and from when until when; null where nothing is. */
export function attachmentTable({ attachments }: PlanDocument, { t, words, numbering }: Words): Table | null {
  if (attachments.length === 0) return null;
  return {
    kind: 'table',
    columns: [
      { title: t('pdf.column.tooth'), share: 1 },
      { title: t('pdf.column.shape'), share: 2 },
      { title: t('pdf.column.size'), share: 3 },
      { title: t('pdf.column.stages'), share: 2, align: 'right' },
    ],
    rows: attachments
      .toSorted((one, other) => inChartOrder(one.fdi, other.fdi) || one.from - other.from)
      .map(({ fdi, shape, size, from, to }) => [
        toothText(fdi, numbering),
        words(`planDifference.word.${shape}`),
        `${size.map((edge) => formatNumber(edge, { digits: 1 })).join(' × ')} mm`,
        `${from} – ${to}`,
      ]),
  };
}

function movedBy(movement: PlanMovement, value: number, words: Building['words']): string {
  const measure = movementUnit(movement);
  if (Math.abs(value) < LEAST[measure]) return '—';
  return differenceValue(words, { quantity: movement, measure }, value);
}

/** How each tooth goes from the scan to the goal, along its own axes; null where none has a place to go to. */
export function movementTable({ teeth, target }: PlanDocument, { t, words, numbering }: Words): Table | null {
  const moved = teeth
    .toSorted((one, other) => inChartOrder(one.fdi, other.fdi))
    .flatMap(({ fdi, frame }) => {
      const goal = target[String(fdi)] ?? AT_REST;
      return frame ? [{ fdi, values: movementOf(frame, goal) }] : [];
    });
  const rows = moved
    .map(({ fdi, values }) => ({
      fdi,
      said: planMovements.map((movement) => movedBy(movement, values[movement], words)),
    }))
    .filter(({ said }) => said.some((value) => value !== '—'))
    .map(({ fdi, said }) => [toothText(fdi, numbering), ...said]);
  if (rows.length === 0) return null;
  return {
    kind: 'table',
    columns: [
      { title: t('pdf.column.tooth'), share: 1.4 },
      ...planMovements.map((movement) => ({ title: differenceQuantity(words, movement), share: 2.4 })),
    ],
    rows,
  };
}
