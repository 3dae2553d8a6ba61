import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LONGEST_KEYWORD } from '@archway/contracts';
import { Search, X } from 'lucide-react';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './keyword-field.module.css';

/** Typing rests this long before the list is asked. */
const PAUSE_MS = 350;

export interface KeywordFieldProps {
  value: string;
  /** Without white space at its ends. */
  onChange: (keyword: string) => void;
  /** What is searched in, as placeholder and name. */
  label: string;
  /** As wide as its place, and high enough for fingers. */
  phone?: boolean;
}

/** Searches a list while one types, and at once on Enter. The browser's own field: a list that loads waits for no antd. */
export function KeywordField({ value, onChange, label, phone = false }: KeywordFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by other means: cleared, or gone back to.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const ask = useEffectEvent((keyword: string) => {
    if (keyword !== value) onChange(keyword);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const input = useRef<HTMLInputElement>(null);
  const t = useUiText();
  const clear = (): void => {
    setTyped('');
    onChange('');
    input.current?.focus();
  };
  return (
    <label className={`${styles.field} ${phone ? styles.phone : ''}`}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        maxLength={LONGEST_KEYWORD}
        placeholder={label}
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onChange(typed.trim());
        }}
      />
      {typed === '' ? null : (
        <button type="button" aria-label={t('keyword.clear')} title={t('keyword.clear')} onClick={clear}>
          <X aria-hidden="true" />
        </button>
      )}
    </label>
  );
}
