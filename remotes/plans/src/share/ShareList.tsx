import { useState } from 'react';
import {
  type Share,
  type ShareMachine,
  type ShareState,
  type StatusTone,
  endpoints,
  shareMachine,
} from '@archway/contracts';
import { call, formatDateTime, formatListTime, query, useActions, useText } from '@archway/platform';
import { Button, StatusTag } from '@archway/ui';
import { VisitsDialog } from '../links/VisitsDialog.tsx';
import { ProtectDialog } from './ProtectDialog.tsx';
import { refreshShares } from './refresh-shares.ts';
import { shareSwitches } from './share-options.ts';
import styles from './share.module.css';

const tones: Readonly<Record<ShareState, StatusTone>> = { open: 'success', expired: 'neutral', revoked: 'neutral' };

/** Links to a plan, newest first: what each shows, how often it was looked at, and its end. */
export function ShareList({ shares }: { shares: readonly Share[] }) {
  const t = useText('plans');
  const [visited, setVisited] = useState<Share>();
  const [protecting, setProtecting] = useState<Share>();
  const machine = useActions<ShareMachine, Share>({
    machine: shareMachine,
    question: () => ({
      title: t('share.revoking.title'),
      body: t('share.revoking.body'),
      okText: t('review.action.revoke'),
    }),
    done: () => t('review.acted.revoke'),
    send: (_action, { shareId }) => call(endpoints.shares.revoke, { params: { shareId } }),
    refresh: refreshShares,
  });
  const shown = (share: Share): string =>
    [
      ...shareSwitches.filter((name) => share[name]).map((name) => t(`share.with.${name}`)),
      ...(share.photos === 'none' ? [] : [t(`share.with.${share.photos}`)]),
    ].join(t('share.comma'));
  return (
    <section className={styles.links}>
      <h3>{t('share.links')}</h3>
      {shares.length === 0 ? (
        <p className={styles.hint}>{t('share.none')}</p>
      ) : (
        <ul aria-label={t('share.links')}>
          {shares.map((share) => (
            <li key={share.shareId} data-share={share.shareId}>
              <div>
                <p>
                  <strong>{t('share.by', { name: share.sharedBy, time: formatListTime(share.sharedAt) })}</strong>{' '}
                  <StatusTag tone={tones[share.state]}>{t(`share.state.${share.state}`)}</StatusTag>
                </p>
                <p className={styles.hint}>
                  {[
                    share.views === 0
                      ? t('review.visits.empty')
                      : t('share.views', {
                          count: share.views,
                          time: formatListTime(share.seenAt, { inSentence: true }),
                        }),
                    ...(share.state === 'open' ? [t('review.until', { time: formatDateTime(share.expiresAt) })] : []),
                    ...(share.protection === 'password' ? [t('share.with.password')] : []),
                    shown(share),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <div className={styles.ways}>
                {share.actions.map((action) => (
                  <Button
                    key={action}
                    size="small"
                    danger={action === 'revoke'}
                    disabled={machine.taking !== null}
                    onClick={() => (action === 'revoke' ? void machine.take(action, share) : setProtecting(share))}
                  >
                    {action === 'revoke' ? t('review.action.revoke') : t('share.protect.open')}
                  </Button>
                ))}
                <Button size="small" type="text" onClick={() => setVisited(share)}>
                  {t('review.visits.open')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {protecting ? <ProtectDialog share={protecting} onClose={() => setProtecting(undefined)} /> : null}
      {visited ? (
        <VisitsDialog
          title={t('share.visits', { time: formatListTime(visited.sharedAt) })}
          log={query(endpoints.shares.visits, { params: { shareId: visited.shareId } })}
          onClose={() => setVisited(undefined)}
        />
      ) : null}
    </section>
  );
}
