import { useEffect, useEffectEvent, useState } from 'react';
import Input from 'antd/es/input/Input';
import { LONGEST_KEYWORD } from '@archway/contracts';
import { Search } from 'lucide-react';
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

/** Searches a list while one types, and at once on Enter. */
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
  return (
    <Input
      allowClear
      type="search"
      size={phone ? 'large' : 'middle'}
      className={phone ? '' : (styles.field ?? '')}
      maxLength={LONGEST_KEYWORD}
      prefix={<Search aria-hidden="true" />}
      placeholder={label}
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onChange(typed.trim())}
    />
  );
}
