import { useId } from 'react';
import styles from './color-field.module.css';

export interface ColorFieldProps {
  /** What is coloured, for those who do not see where the field stands. */
  label: string;
  /** #RRGGBB */
  value: string;
  /** Offered beside the chosen colour, #RRGGBB. */
  standard?: string | undefined;
  /** The value stands beside the colour. */
  showText?: boolean;
  /** Told each colour that is tried, #RRGGBB in capitals. */
  onChange: (color: `#${string}`) => void;
}

/** A colour, chosen with the browser's own picker: the one that keyboards, screen readers and eyedroppers work with. */
export function ColorField({ label, value, standard, showText = false, onChange }: ColorFieldProps) {
  const offered = useId();
  return (
    <label className={styles.field}>
      <input
        type="color"
        aria-label={label}
        list={standard === undefined ? undefined : offered}
        value={value.toLowerCase()}
        onChange={({ target }) => onChange(`#${target.value.slice(1).toUpperCase()}`)}
      />
      {standard === undefined ? null : (
        <datalist id={offered}>
          <option value={standard.toLowerCase()} />
        </datalist>
      )}
      {showText ? <span>{value.toUpperCase()}</span> : null}
    </label>
  );
}
