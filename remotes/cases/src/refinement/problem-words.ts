import {
  type RefinementField,
  type RefinementProblem,
  type RefinementReason,
  refinementTitles,
} from '@archway/contracts';
import { type TextFunction, bilingual } from '@archway/platform';
import type { ToothNames } from '../prescription/teeth/use-tooth-names.ts';

/** What a field of the problem is called. */
export const fieldTitle = (field: RefinementField): string => bilingual(refinementTitles[field]);

export const reasonsText = (reasons: readonly RefinementReason[], t: TextFunction): string =>
  reasons.map((reason) => t(`refinement.reason.${reason}`)).join(t('refinement.comma'));

const fields = Object.keys(refinementTitles) as RefinementField[];
const long: readonly RefinementField[] = ['description', 'extended', 'summary'];

function answerText(problem: RefinementProblem, field: RefinementField, t: TextFunction, names: ToothNames['names']) {
  switch (field) {
    case 'reasons':
      return reasonsText(problem.reasons, t);
    case 'teeth':
      return names(problem.teeth);
    case 'upperWorn':
    case 'lowerWorn':
    case 'problemStep': {
      const step = problem[field];
      return step === null ? '' : String(step);
    }
    case 'description':
    case 'extended':
    case 'summary':
      return problem[field].trim();
  }
}

/** The problem in words, in the order of the form. */
export const problemItems = (problem: RefinementProblem, t: TextFunction, { names }: Pick<ToothNames, 'names'>) =>
  fields.map((field) => ({
    key: field,
    label: fieldTitle(field),
    value: answerText(problem, field, t, names),
    wide: long.includes(field),
  }));
