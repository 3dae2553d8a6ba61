import { type VisitFinding, visitFindings } from '@archway/contracts';
import { type TextFunction, bilingual, formatDay } from '@archway/platform';
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

/** One answer about a visit, in words; null where there is none. */
export function visitText(contents: VisitContents, field: keyof VisitContents, t: TextFunction): string | null {
  const { [field]: value } = contents;
  if (value === null) return null;
  if (field === 'findings') return findingWords(contents.findings).join(t('photos.comma')) || null;
  return (field === 'visitDate' || field === 'nextVisit' ? formatDay(String(value)) : String(value)) || null;
}
