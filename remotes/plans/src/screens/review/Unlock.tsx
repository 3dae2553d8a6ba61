import type { ReviewProtection } from '@archway/contracts';
import { type LinkPass, useText } from '@archway/platform';
import { LockedPage } from '../../links/LockedPage.tsx';
import { PasswordUnlock } from '../../links/PasswordUnlock.tsx';
import { CodeUnlock } from './CodeUnlock.tsx';
import type { Shown } from './use-review-visit.ts';

interface Props {
  protection: Exclude<ReviewProtection, 'none'>;
  pass: LinkPass;
  /** @throws ApiError, which the form tells */
  onUnlock: (shown: Shown) => Promise<void>;
}

/** Asks for what the link asks for before it opens. */
export function Unlock({ protection, pass, onUnlock }: Props) {
  const t = useText('plans');
  return (
    <LockedPage title={t('review.page.title')} asks={t(`review.page.asks.${protection}`)}>
      {protection === 'code' ? (
        <CodeUnlock pass={pass} onUnlock={onUnlock} />
      ) : (
        <PasswordUnlock okText={t('review.page.open')} onUnlock={onUnlock} />
      )}
    </LockedPage>
  );
}
