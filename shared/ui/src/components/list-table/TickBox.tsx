import { useEffect, useRef } from 'react';
import styles from './tick-box.module.css';

interface Props {
  checked: boolean;
  /** Some, but not all. */
  partly?: boolean;
  label: string;
  onChange: () => void;
}

/** A native checkbox in the theme's shape: tables have hundreds of them. */
export function TickBox({ checked, partly = false, label, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      checked={checked}
      aria-label={label}
      onChange={onChange}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
