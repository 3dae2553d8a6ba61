import { useState } from 'react';
import { InputNumber } from '@archway/ui/data';
import styles from './panel.module.css';

interface Props {
  name: string;
  label: string;
  value: number;
  unit: 'mm' | '°';
  min: number;
  max: number;
  disabled: boolean;
  /** More than it should be. */
  over?: boolean;
  onChange: (value: number) => void;
}

/** Taken over with Enter, with the arrows, or when it is left; until then nothing changes. */
export function NumberField({ name, label, value, unit, min, max, disabled, over = false, onChange }: Props) {
  const digits = unit === 'mm' ? 2 : 1;
  const shown = Number(value.toFixed(digits)) + 0;
  const [typed, setTyped] = useState<number | null>(shown);
  const [known, setKnown] = useState(shown);
  // The draft changed by other means: what was typed on the way goes.
  if (shown !== known) {
    setKnown(shown);
    setTyped(shown);
  }
  const take = (wanted: number | null): void => {
    if (wanted === null || wanted === shown) setTyped(shown);
    else onChange(wanted);
  };
  return (
    <label className={styles.field} data-field={name}>
      <span>{label}</span>
      <InputNumber
        size="small"
        value={typed}
        step={unit === 'mm' ? 0.1 : 1}
        precision={digits}
        min={min}
        max={max}
        disabled={disabled}
        suffix={unit}
        {...(over && { status: 'warning' })}
        onChange={(wanted) => setTyped(typeof wanted === 'number' ? wanted : null)}
        onStep={(wanted) => onChange(Number(wanted))}
        onPressEnter={() => take(typed)}
        onBlur={() => take(typed)}
      />
    </label>
  );
}
