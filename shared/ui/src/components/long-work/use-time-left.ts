import { useUiText } from '../../words/use-ui-text.ts';

const MINUTE = 60;
/** From here on seconds say too much. */
const LONG = 90;

/** Words about how many seconds something will still take; undefined when that cannot be told. */
export function useTimeLeft(): (seconds: number | undefined) => string | undefined {
  const t = useUiText();
  return (seconds) => {
    if (seconds === undefined || !Number.isFinite(seconds)) return undefined;
    return seconds < LONG
      ? t('work.seconds', { num: Math.max(1, Math.round(seconds)) })
      : t('work.minutes', { num: Math.round(seconds / MINUTE) });
  };
}
