import type { PlanComment } from '@archway/contracts';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Button, Camera, Crosshair, EyeOff } from '@archway/ui';
import styles from './comments.module.css';

interface Props {
  comment: PlanComment;
  /** Shows where it points to; absent where there is nothing to show it in. */
  onShow: ((comment: PlanComment) => void) | undefined;
}

/** What a comment is about, and who reads it where that is not everybody. */
export function PinChips({ comment, onShow }: Props) {
  const t = useText('plans');
  const numbering = useNumbering();
  const { pin, audience } = comment;
  const { teeth, step } = pin;
  const placed = teeth.length > 0 || step !== null || pin.view !== null;
  return (
    <p className={styles.chips}>
      {teeth.length > 0 ? <span>{teeth.map((fdi) => toothText(fdi, numbering)).join(' / ')}</span> : null}
      {step === null ? null : <span>{step === 0 ? t('comments.scan') : t('comments.step', { num: step })}</span>}
      {pin.view ? (
        <span>
          <Camera aria-hidden="true" /> {t('comments.view')}
        </span>
      ) : null}
      {placed ? null : <span>{t('comments.whole')}</span>}
      {audience === 'design' ? (
        <span>
          <EyeOff aria-hidden="true" /> {t('comments.audience.design')}
        </span>
      ) : null}
      {placed && onShow ? (
        <Button type="text" size="small" icon={<Crosshair />} onClick={() => onShow(comment)}>
          {t('comments.show')}
        </Button>
      ) : null}
    </p>
  );
}
