import { DescriptionList } from '@archway/ui';
import { formatDay, useText } from '@archway/platform';
import type { VisitContents } from './visit-form.ts';
import { findingWords, stepsText } from './visit-words.ts';

/** A visit in full, as the server has it. */
export function VisitFacts({ contents }: { contents: VisitContents }) {
  const t = useText('cases');
  const { visitDate, findings, remarks, nextVisit } = contents;
  const fact = (key: string, label: string, value: string, wide = false) => ({ key, label, value, wide });
  return (
    <DescriptionList
      columns={2}
      items={[
        fact('visitDate', t('followUp.field.visitDate'), formatDay(visitDate)),
        fact('steps', t('followUp.steps'), stepsText(contents, t)),
        fact('findings', t('followUp.field.findings'), findingWords(findings).join(t('photos.comma')), true),
        fact('remarks', t('followUp.field.remarks'), remarks, true),
        fact('nextVisit', t('followUp.field.nextVisit'), nextVisit ? formatDay(nextVisit) : ''),
      ]}
    />
  );
}
