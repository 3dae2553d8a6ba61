import type { KeptLog } from '@archway/contracts';
import { ListTime, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { eventLine, typeName } from './event-words.ts';

/** An event on a phone. */
export function EventCard({ event, onOpen }: { event: KeptLog; onOpen: () => void }) {
  const t = useText('console');
  return (
    <PhoneCard
      title={typeName(event.type, t)}
      time={<ListTime at={event.at} />}
      description={eventLine(event)}
      note={event.userName ?? t('events.nobody')}
      onOpen={onOpen}
    />
  );
}
