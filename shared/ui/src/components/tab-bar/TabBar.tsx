import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CountPill } from '../count-pill/CountPill.tsx';
import styles from './tab-bar.module.css';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: ReactNode;
  /** Beside the label, once it is known. */
  count?: number | undefined;
  /** Amber count: these wait for the reader. */
  turn?: boolean;
}

export interface TabBarProps<Key extends string = string> {
  /** Name of the tabs for screen readers. */
  label: string;
  items: readonly TabItem<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** Id of the element that the tabs change. */
  controls?: string | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs that choose what a list shows. On phones they scroll sideways and fade at the edge; the arrows move and choose. */
export function TabBar<Key extends string>({ label, items, active, onChange, controls }: TabBarProps<Key>) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Absent in test environments without a layout engine.
    bar.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [active]);

  function move(event: KeyboardEvent, index: number): void {
    const last = items.length - 1;
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? -1 : index + step;
    const next = items[to];
    if (!next) return;
    event.preventDefault();
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
    onChange(next.key);
  }

  return (
    <div ref={bar} className={styles.bar} role="tablist" aria-label={label}>
      {items.map(({ key, label: name, count, turn = false }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === active}
          aria-controls={controls}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onChange(key)}
          onKeyDown={(event) => move(event, index)}
        >
          {name}
          {count === undefined ? null : <CountPill count={count} turn={turn} />}
        </button>
      ))}
    </div>
  );
}
