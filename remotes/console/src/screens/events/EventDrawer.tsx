import type { KeptLog } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import { DescriptionList, Drawer } from '@archway/ui';
import { FactTime } from '../../operated/FactTime.tsx';
import { eventText, typeName } from './event-words.ts';
import styles from './events.module.css';

interface Props {
  event: KeptLog | null;
  onClose: () => void;
}

/** Everything that is known of one event. */
export function EventDrawer({ event, onClose }: Props) {
  const t = useText('console');
  return (
    <Drawer open={event !== null} onClose={onClose} title={event ? typeName(event.type, t) : ''} size={560}>
      {event ? <EventFacts event={event} /> : null}
    </Drawer>
  );
}

function EventFacts({ event }: { event: KeptLog }) {
  const t = useText('console');
  const { at, userName, userId, caseId, caseVersion, durationMs, openPageTimeSecond } = event;
  const facts = {
    at: <FactTime at={at} />,
    user: userName ? `${userName} · ${userId}` : t('events.nobody'),
    case: caseId && `${caseId} / ${caseVersion ?? '—'}`,
    duration: durationMs === null ? null : formatNumber(durationMs, { unit: 'ms' }),
    open: openPageTimeSecond === null ? null : formatNumber(openPageTimeSecond, { digits: 1, unit: 's' }),
    browser: `${event.browser} · ${event.os}`,
    lang: event.lang,
    address: event.address,
  };
  return (
    <>
      <DescriptionList
        items={[
          ...Object.entries(facts).map(([key, value]) => ({ key, label: t(`events.fact.${key}`), value })),
          { key: 'url', label: t('events.fact.url'), value: event.url, wide: true },
        ]}
      />
      <h3 className={styles.heading}>{t('events.fact.data')}</h3>
      <pre className={styles.data} tabIndex={0}>
        {eventText(event)}
      </pre>
    </>
  );
}
