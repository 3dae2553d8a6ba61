import { formatDateTime, formatFullTime } from '@archway/platform';
import { TimeText } from '@archway/ui';

/**
 * A time among the facts of a drawer: day and hour, whatever the distance, with seconds and zone on hover.
 * @param at ISO 8601.
 */
export function FactTime({ at }: { at: string }) {
  return (
    <TimeText iso={at} full={formatFullTime(at)}>
      {formatDateTime(at)}
    </TimeText>
  );
}
