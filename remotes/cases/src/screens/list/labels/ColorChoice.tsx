import { type LabelColor, labelColors } from '@archway/contracts';
import { Check, LabelTag, labelTones } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from './labels.module.css';

interface Props {
  value: LabelColor;
  /** Words that are shown in the colour. */
  sample: string;
  onChange: (color: LabelColor) => void;
}

/** One of the colours of labels, which all can be read; each has its name, for those who do not tell them apart. */
export function ColorChoice({ value, sample, onChange }: Props) {
  const t = useText('cases');
  return (
    <fieldset className={styles.colors}>
      <legend>{t('labels.color')}</legend>
      {labelColors.map((color) => (
        <label key={color} title={t(`labels.colors.${color}`)}>
          <input
            type="radio"
            name="label-color"
            value={color}
            checked={color === value}
            aria-label={t(`labels.colors.${color}`)}
            onChange={() => onChange(color)}
          />
          <span style={{ backgroundColor: labelTones[color] }} aria-hidden="true">
            {color === value ? <Check /> : null}
          </span>
        </label>
      ))}
      <LabelTag color={value}>{sample}</LabelTag>
    </fieldset>
  );
}
