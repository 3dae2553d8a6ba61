import { type Lang, dayValue } from '@archway/contracts';
import { errorText } from '@archway/platform';
import type { GateFinding } from './practice-gate.ts';

/** What stands in the way, in the words in which the server refuses it. */
export function gateText(finding: Exclude<GateFinding, null>, lang: Lang): string {
  switch (finding.reason) {
    case 'noPractice':
      return errorText('addOrCreateOutpatient', lang);
    case 'disabled':
      return errorText('practiceDisabled', lang);
    case 'accountExpired':
      return errorText('accountExpired', lang);
    case 'expired':
      return errorText('practiceExpired', lang, { expiredDay: dayValue(finding.expiredDay) });
  }
}
