import { useEffect, useState } from 'react';
import { formatNumber } from '@archway/platform';
import { Slider } from '@archway/ui/data';
import styles from './finish.module.css';

interface Props {
  name: string;
  label: string;
  /** What its ends mean. */
  note: string;
  /** 0 to 1. */
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A share that is set by a slider; until it is let go nothing changes. */
export function ShareField({ name, label, note, value, disabled, onChange }: Props) {
  const [shown, show] = useState(value);
  useEffect(() => show(value), [value]);
  return (
    <div className={styles.share} data-field={name}>
      <span>
        {label} <output>{formatNumber(shown, { digits: 2 })}</output>
      </span>
      <Slider
        min={0}
        max={1}
        step={0.05}
        value={shown}
        disabled={disabled}
        tooltip={{ open: false }}
        ariaLabelForHandle={label}
        onChange={(next) => typeof next === 'number' && show(next)}
        onChangeComplete={(next) => typeof next === 'number' && next !== value && onChange(next)}
      />
      <small>{note}</small>
    </div>
  );
}
