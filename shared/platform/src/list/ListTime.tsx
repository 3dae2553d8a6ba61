import { TimeText } from '@archway/ui';
import { formatFullTime, formatListTime } from '../format/dates.ts';

/** A time in a list: short, with the whole of it on hover; a dash where there is none. @param at ISO 8601. */
export function ListTime({ at }: { at: string | null }) {
  if (at === null) return <>—</>;
  return (
    <TimeText iso={at} full={formatFullTime(at)}>
      {formatListTime(at)}
    </TimeText>
  );
}
