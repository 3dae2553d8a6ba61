import type { ReactNode } from 'react';
import { Slider } from '@archway/ui/data';
import styles from './panel.module.css';

interface Props {
  label: string;
  /** What the slider says, in words. */
  text: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** What belongs to it, below. */
  children?: ReactNode;
}

/** A number that is dragged, with its name and how much it is now above. */
export function SliderField({ label, text, value, min, max, step = 1, onChange, children }: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span>{label}</span>
        <output>{text}</output>
      </div>
      <Slider
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(next: number) => onChange(next)}
        ariaLabelForHandle={label}
        tooltip={{ open: false }}
      />
      {children}
    </div>
  );
}
