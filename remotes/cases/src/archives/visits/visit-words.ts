import { type VisitFinding, visitFindings } from '@archway/contracts';
import { type TextFunction, bilingual } from '@archway/platform';
import type { VisitContents } from './visit-form.ts';

/** What was found, in words; what a newer server knows is passed over. */
export const findingWords = (keys: readonly VisitFinding[]): string[] =>
  visitFindings.filter(({ key }) => keys.includes(key)).map((row) => bilingual(row));

/** The steps that are worn, of the jaws that were told. */
export const stepsText = ({ upperStep, lowerStep }: VisitContents, t: TextFunction): string =>
  [
    upperStep === null ? '' : t('followUp.upper', { num: upperStep }),
    lowerStep === null ? '' : t('followUp.lower', { num: lowerStep }),
  ]
    .filter(Boolean)
    .join(' · ');
