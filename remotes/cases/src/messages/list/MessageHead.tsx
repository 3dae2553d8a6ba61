import type { CaseMessage } from '@archway/contracts';
import { TimeText } from '@archway/ui';
import { formatDateTime, formatFullTime, formatTime, useText } from '@archway/platform';
import styles from './message.module.css';

interface Props {
  message: CaseMessage;
  /** Name of the phase it was written in, where that is not the shown one. */
  phase: string | null;
}

/** Who wrote a message, for whom, when, in which phase, and whether it was corrected. */
export function MessageHead({ message, phase }: Props) {
  const t = useText('cases');
  const { author, at, own, correctedTime } = message;
  return (
    <p className={styles.head}>
      <strong>{own ? t('messages.you') : author.name}</strong>
      <span>{t(`messages.side.${author.side}`)}</span>
      <TimeText iso={at} full={formatFullTime(at)}>
        {formatTime(at)}
      </TimeText>
      {phase ? <span>{phase}</span> : null}
      {correctedTime ? (
        <span title={t('messages.correctedAt', { time: formatDateTime(correctedTime) })}>
          {t('messages.corrected')}
        </span>
      ) : null}
    </p>
  );
}
