import type { CertifiedPart } from '@archway/contracts';
import { useText } from '@archway/platform';
import { NoticeBar } from '@archway/ui';

/** Why an operator has returned something, as it was written; once, where several parts came back together. */
export function Returned({ parts }: { parts: readonly CertifiedPart[] }) {
  const t = useText('account');
  const reasons = new Set(parts.flatMap(({ state, reason }) => (state === 'authFailed' && reason ? [reason] : [])));
  return [...reasons].map((reason) => (
    <NoticeBar key={reason} tone="warning">
      <strong>{t('credentials.returned')}</strong> {reason}
    </NoticeBar>
  ));
}
