import { formatFullTime, formatListTime } from '../format/dates.ts';

/**
 * A time in a list: short, with the whole of it on hover; a dash where there is none. No component of the facade, for
 * what the platform's entry imports is loaded before the login.
 * @param at ISO 8601.
 */
export function ListTime({ at }: { at: string | null }) {
  if (at === null) return <>—</>;
  return (
    <time dateTime={at} title={formatFullTime(at)}>
      {formatListTime(at)}
    </time>
  );
}
