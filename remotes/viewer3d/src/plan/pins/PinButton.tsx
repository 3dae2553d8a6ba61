import type { Ref } from 'react';
import type { PlanComment } from '@archway/contracts';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Check, EyeOff } from '@archway/ui';
import styles from './pins.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  comment: PlanComment;
  chosen: boolean;
  onChoose: () => void;
}

/** The pin of a comment: its number, whether it is open, and who reads it, by more than a colour. */
export function PinButton({ ref, comment, chosen, onChoose }: Props) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { number, pin, resolved, audience, text } = comment;
  const told = [
    t('comments.pin', { num: number }),
    pin.teeth.map((fdi) => toothText(fdi, numbering)).join(' / '),
    pin.step !== null && t('plan.stage', { num: pin.step }),
    t(resolved ? 'comments.resolved' : 'comments.open'),
    audience === 'design' && t('comments.design'),
  ].filter((part) => typeof part === 'string');
  return (
    <button
      ref={ref}
      type="button"
      hidden
      className={styles.pin}
      data-pin={number}
      data-state={resolved ? 'resolved' : 'open'}
      data-audience={audience}
      aria-pressed={chosen}
      aria-label={told.join(', ')}
      title={text.slice(0, 160)}
      onClick={onChoose}
    >
      {resolved ? <Check aria-hidden /> : null}
      {number}
      {audience === 'design' ? <EyeOff aria-hidden className={styles.among} /> : null}
    </button>
  );
}
