import { type ArchiveContents, visitRules } from '@archway/contracts';
import { today } from '@archway/platform';

export type VisitContents = Extract<ArchiveContents, { kind: 'followUp' }>;
/** What the form holds: an empty day is no text. */
export type VisitValues = Omit<VisitContents, 'kind' | 'visitDate'> & { visitDate: string | null };

export const formRules = visitRules;

/** A visit that somebody writes down is most often today's. */
export const newVisit = (): VisitValues => ({
  ...{ visitDate: today(), upperStep: null, lowerStep: null, findings: [], remarks: '', nextVisit: null },
});

export const valuesOf = ({ kind: _kind, ...values }: VisitContents): VisitValues => values;

export const contentsOf = ({ visitDate, ...values }: VisitValues): VisitContents => ({
  kind: 'followUp',
  visitDate: visitDate ?? '',
  ...values,
});
