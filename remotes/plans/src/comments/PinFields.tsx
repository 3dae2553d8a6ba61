import { type CommentAudience, type CommentPin, MOST_COMMENTED_TEETH, permanentTeeth } from '@archway/contracts';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Camera } from '@archway/ui';
import { InputNumber, Segmented, Select } from '@archway/ui/data';
import styles from './comments.module.css';

interface Props {
  pin: CommentPin;
  /** Aligners of the longer jaw; 0 where there are no stages. */
  steps: number;
  onPin: (pin: CommentPin) => void;
  audience: CommentAudience;
  audiences: readonly CommentAudience[];
  onAudience: (audience: CommentAudience) => void;
}

/** What the comment that is being written is about, and who will read it. */
export function PinFields({ pin, steps, onPin, audience, audiences, onAudience }: Props) {
  const t = useText('plans');
  const numbering = useNumbering();
  return (
    <div className={styles.fields}>
      <Select<number[]>
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        className={styles.teeth ?? ''}
        aria-label={t('comments.teeth')}
        placeholder={t('comments.teeth')}
        maxCount={MOST_COMMENTED_TEETH}
        value={[...pin.teeth]}
        options={permanentTeeth.map((fdi) => ({ value: fdi, label: toothText(fdi, numbering) }))}
        onChange={(teeth) => onPin({ ...pin, teeth: teeth as CommentPin['teeth'], view: null })}
      />
      {steps > 0 ? (
        <InputNumber
          aria-label={t('comments.stepField')}
          placeholder={t('comments.stepField')}
          min={0}
          max={steps}
          precision={0}
          value={pin.step}
          onChange={(step) => onPin({ ...pin, step: typeof step === 'number' ? step : null })}
        />
      ) : null}
      {pin.view ? (
        <span className={styles.view}>
          <Camera aria-hidden="true" /> {t('comments.viewKept')}
        </span>
      ) : null}
      {audiences.length > 1 ? (
        <Segmented<CommentAudience>
          aria-label={t('comments.readers')}
          value={audience}
          options={audiences.map((value) => ({ value, label: t(`comments.audience.${value}`) }))}
          onChange={onAudience}
        />
      ) : null}
    </div>
  );
}
