import { InputNumber } from '@archway/ui/data';
import styles from './panel.module.css';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** The number of a stage; taken over when it is left. */
export function StageField({ label, value, min, max, disabled, onChange }: Props) {
  return (
    <InputNumber
      size="small"
      className={styles.number}
      aria-label={label}
      value={value}
      min={min}
      max={max}
      precision={0}
      disabled={disabled}
      changeOnBlur
      onChange={(wanted) => {
        if (typeof wanted === 'number') onChange(wanted);
      }}
    />
  );
}
