import type { PlanDocument, PresentationLanguage } from '@archway/contracts';
import { presentationWords } from '@archway/contracts';

/** A line of the summary of a plan. */
export interface PlanFigure {
  readonly name: string;
  readonly value: string;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What a plan asks of the patient, in figures of its document. */
export function planFigures(document: PlanDocument, language: PresentationLanguage): PlanFigure[] {
  const { figures, comma } = presentationWords[language];
  const { kind, aligners, attachments, ipr, teeth } = document;
  const last = (jaw: 'upper' | 'lower'): number => Math.max(0, aligners[jaw].length - 1);
  const extracted = teeth.filter(({ state }) => state === 'extract').map(({ fdi }) => fdi);
  return [
    ...(kind === 'step' ? [{ name: figures.steps, value: `${last('upper')} / ${last('lower')}` }] : []),
    { name: figures.attachments, value: String(attachments.length) },
    { name: figures.contacts, value: String(ipr.length) },
    ...(ipr.length > 0 ? [{ name: figures.ipr, value: `${sum(ipr.map(({ amount }) => amount)).toFixed(2)} mm` }] : []),
    { name: figures.extracted, value: extracted.length > 0 ? extracted.sort((a, b) => a - b).join(comma) : '0' },
  ];
}
