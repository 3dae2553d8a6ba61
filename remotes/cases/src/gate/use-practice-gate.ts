import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { endpoints } from '@archway/contracts';
import { notify, query, useLang, useSession, useText } from '@archway/platform';
import { gateText } from './gate-text.ts';
import { checkGate } from './practice-gate.ts';

/** The reader has this long to read why before the account opens. */
export const REDIRECT_MS = 1000;
export const PRACTICE_BINDING = '/account?key=5';

/** The practice gate before case actions: says what stands in the way, and leads to where it can be mended. */
export function usePracticeGate(): { pass(): Promise<boolean> } {
  const t = useText('cases');
  const lang = useLang();
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
      notify.warning(gateText(finding, lang));
      if (finding.reason === 'noPractice') setTimeout(() => void navigate(PRACTICE_BINDING), REDIRECT_MS);
      return false;
    },
  };
}
