import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { endpoints } from '@archway/contracts';
import { type TextFunction, formatDay, notify, query, useSession, useText } from '@archway/platform';
import { type GateFinding, checkGate } from './practice-gate.ts';

/** The reader has this long to read why before the account opens. */
export const REDIRECT_MS = 1000;
export const PRACTICE_BINDING = '/account?key=5';

/** What stands in the way, in words. */
export function gateText(finding: Exclude<GateFinding, null>, t: TextFunction): string {
  switch (finding.reason) {
    case 'noPractice':
      return t('gate.noPractice');
    case 'disabled':
      return t('gate.disabled');
    case 'accountExpired':
      return t('gate.accountExpired');
    case 'expired':
      return finding.expiredDay
        ? t('gate.expiredOn', { expiredDay: formatDay(finding.expiredDay) })
        : t('gate.expired');
  }
}

/** The practice gate before case actions: says what stands in the way, and leads to where it can be mended. */
export function usePracticeGate(): { pass(): Promise<boolean> } {
  const t = useText('cases');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { user } = useSession();
  return {
    async pass() {
      const practices = await queries.fetchQuery(query(endpoints.access.practices)).catch(() => undefined);
      if (!practices) {
        notify.error(t('gate.unknown'));
        return false;
      }
      const finding = checkGate(practices, user?.isExpired ?? false);
      if (!finding) return true;
      notify.warning(gateText(finding, t));
      if (finding.reason === 'noPractice') setTimeout(() => void navigate(PRACTICE_BINDING), REDIRECT_MS);
      return false;
    },
  };
}
