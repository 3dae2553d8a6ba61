import type { LoginSession } from '@archway/contracts';
import { formatListTime, useText } from '@archway/platform';
import { Button, LabelTag, Monitor, Smartphone, StatusTag } from '@archway/ui';
import { deviceText } from './device-text.ts';
import styles from './management.module.css';

interface Props {
  session: LoginSession;
  busy: boolean;
  onEnd: () => void;
}

/** One place where the reader is logged in: what it is, from where, since when, and the way out. */
export function SessionLine({ session, busy, onEnd }: Props) {
  const t = useText('account');
  const { device, address, loginTime, lastUsed, current, remembered } = session;
  const name = deviceText(device, t);
  const Icon = device?.kind === 'phone' || device?.kind === 'tablet' ? Smartphone : Monitor;
  const facts = [
    address,
    t('security.sessions.lastUsed', { time: formatListTime(lastUsed, { inSentence: true }) }),
    t('security.sessions.login', { time: formatListTime(loginTime, { inSentence: true }) }),
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.name}>
          <strong>{name}</strong>
          {current ? <StatusTag tone="success">{t('security.sessions.current')}</StatusTag> : null}
          {remembered ? <LabelTag>{t('security.sessions.remembered')}</LabelTag> : null}
        </div>
        <div className={styles.facts}>{facts.join(' · ')}</div>
      </div>
      {current ? null : (
        <Button
          size="small"
          loading={busy}
          aria-label={t('security.sessions.endName', { device: name })}
          onClick={onEnd}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}
