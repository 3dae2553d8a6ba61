import { Calendar } from 'lucide-react';
import styles from './resting-range.module.css';

export interface RestingRangeProps {
  /** First and last day, or what to write there. */
  texts: readonly [from: string, to: string];
  /** Which of the two are days that were chosen. */
  chosen: readonly [from: boolean, to: boolean];
  label: string | undefined;
  id: string | undefined;
  className: string | undefined;
  large: boolean;
  disabled: boolean;
  onNear: () => void;
  onWanted: () => void;
}

/** How a range of days looks until somebody wants to change it: the calendar costs more than the rest of a list page's fields. */
export function RestingRange({
  texts,
  chosen,
  label,
  id,
  className,
  large,
  disabled,
  onNear,
  onWanted,
}: RestingRangeProps) {
  const [from, to] = texts;
  return (
    <button
      type="button"
      id={id}
      className={[styles.range, large ? styles.large : '', className].filter(Boolean).join(' ')}
      disabled={disabled}
      aria-label={label ? `${label}: ${from} – ${to}` : undefined}
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onWanted}
    >
      <span data-chosen={chosen[0]}>{from}</span>
      <span aria-hidden="true">→</span>
      <span data-chosen={chosen[1]}>{to}</span>
      <Calendar aria-hidden="true" />
    </button>
  );
}
