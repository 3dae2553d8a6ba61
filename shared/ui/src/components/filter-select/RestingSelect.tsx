import type { KeyboardEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import styles from './resting-select.module.css';

interface Props {
  readonly text: string;
  /** Whether the text is what was chosen, or what stands there otherwise. */
  readonly chosen: boolean;
  readonly label: string;
  readonly large: boolean;
  readonly className: string;
  readonly onNear: () => void;
  readonly onWanted: () => void;
}

/** Keys that open a field of choices, as they do once it is there. */
const OPENS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** How a field of choices looks until somebody wants to open it. */
export function RestingSelect({ text, chosen, label, large, className, onNear, onWanted }: Props) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!OPENS.includes(event.key)) return;
    event.preventDefault();
    onWanted();
  };
  return (
    <div
      role="combobox"
      tabIndex={0}
      aria-label={label}
      aria-expanded={false}
      aria-haspopup="listbox"
      className={[styles.field, large ? styles.large : '', className].filter(Boolean).join(' ')}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onWanted}
      onKeyDown={onKeyDown}
    >
      <span data-chosen={chosen}>{text}</span>
      <ChevronDown aria-hidden="true" />
    </div>
  );
}
