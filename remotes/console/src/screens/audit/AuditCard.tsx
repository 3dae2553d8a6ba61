import { type AuditEvent, securityEventTypes, toneOf } from '@archway/contracts';
import { ListTime } from '@archway/platform';
import { PhoneCard, StatusTag } from '@archway/ui';
import { accountText, deviceText } from './audit-words.ts';

/** One event on a phone. */
export function AuditCard({ event }: { event: AuditEvent }) {
  const facts = [event.content, event.actorName, deviceText(event), event.address].filter(
    (fact) => fact !== null && fact !== '' && fact !== '—',
  );
  return (
    <PhoneCard
      title={accountText(event)}
      time={<ListTime at={event.time} />}
      status={<StatusTag tone={toneOf(securityEventTypes, event.type)}>{event.typeStr}</StatusTag>}
      description={facts.join(' · ')}
    />
  );
}
