import { type SecurityEvent, securityEventTypes, toneOf } from '@archway/contracts';
import { ListTime, useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { deviceText } from './device-text.ts';
import styles from './management.module.css';

/** One event: what, when, from where, and by whom if it was somebody else. */
export function SecurityEventLine({ event }: { event: SecurityEvent }) {
  const t = useText('account');
  const { type, typeStr, content, time, address, device, actorName } = event;
  const facts = [
    device && deviceText(device, t),
    address,
    actorName && t('security.log.by', { name: actorName }),
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <div className={styles.name}>
          <StatusTag tone={toneOf(securityEventTypes, type)}>{typeStr}</StatusTag>
          {content === '' ? null : <span>{content}</span>}
        </div>
        {facts.length === 0 ? null : <div className={styles.facts}>{facts.join(' · ')}</div>}
      </div>
      <span className={styles.time}>
        <ListTime at={time} />
      </span>
    </li>
  );
}
