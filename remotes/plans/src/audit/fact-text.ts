import { type AuditCheck, type AuditFacts } from '@archway/contracts';
import { type TextFunction, formatNumber } from '@archway/platform';

const mm = (value: number): string => `${formatNumber(value, { digits: 2 })}\u00a0mm`;
const degrees = (value: number): string => `${formatNumber(value, { digits: 1 })}°`;

/** What document and case tell about a check, in figures; null where they tell nothing. */
export function factText(t: TextFunction, check: AuditCheck, facts: AuditFacts | null, cbct: boolean): string | null {
  if (check === 'roots') return t(cbct ? 'audit.fact.cbct' : 'audit.fact.noCbct');
  if (!facts) return null;
  const { largestStep, largestShare, ipr, attachments, contacts, upperSteps, lowerSteps } = facts;
  switch (check) {
    case 'prescription':
      return null;
    case 'limits':
      return (
        largestStep &&
        t('audit.fact.limits', {
          ...{ length: mm(largestStep.mm), angle: degrees(largestStep.degrees) },
          share: formatNumber((largestShare ?? 0) * 100, { digits: 0, unit: '%' }),
        })
      );
    case 'ipr':
      return t('audit.fact.ipr', { count: ipr.contacts, length: mm(ipr.mm) });
    case 'attachments':
      return t('audit.fact.attachments', { count: attachments });
    case 'steps':
      return `${upperSteps ?? '—'} / ${lowerSteps ?? '—'}`;
    case 'contacts':
      return contacts.all === 0
        ? t('audit.fact.notComputed')
        : t('audit.fact.contacts', { num: contacts.assessed, all: contacts.all });
  }
}
