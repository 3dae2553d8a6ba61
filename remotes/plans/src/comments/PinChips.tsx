import { type CommentPin, type PlanComment } from '@archway/contracts';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Button, EyeOff, Crosshair } from '@archway/ui';
import styles from './comments.module.css';

interface Props {
  comment: Pick<PlanComment, 'pin' | 'audience' | 'author'>;
  /** Shows where it points to; absent where there is nothing to show it in. */
  onShow: ((pin: CommentPin) => void) | undefined;
}

/** What a comment is about, and who reads it where that is not everybody. */
export function PinChips({ comment: { pin, audience }, onShow }: Props) {
  const t = useText('plans');
  const numbering = useNumbering();
  const { teeth, step } = pin;
  const placed = teeth.length > 0 || step !== null || pin.view !== null;
  return (
    <p className={styles.chips}>
      {teeth.length > 0 ? <span>{teeth.map((fdi) => toothText(fdi, numbering)).join(' / ')}</span> : null}
      {step === null ? null : <span>{step === 0 ? t('comments.scan') : t('comments.step', { num: step })}</span>}
      {placed ? null : <span>{t('comments.whole')}</span>}
      {audience === 'design' ? (
        <span>
          <EyeOff aria-hidden="true" /> {t('comments.audience.design')}
        </span>
      ) : null}
      {placed && onShow ? (
        <Button type="text" size="small" icon={<Crosshair />} onClick={() => onShow(pin)}>
          {t('comments.show')}
        </Button>
      ) : null}
    </p>
  );
}
