import { useEffect, useEffectEvent, useState } from 'react';
import { Search } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { usePhone, useText } from '@archway/platform';
import styles from './case-filters.module.css';

/** Typing rests this long before the list is asked. */
const PAUSE_MS = 350;

interface Props {
  value: string;
  onChange: (keyword: string) => void;
}

/** Search by case ID, patient or order; asks while typing, and at once on Enter. */
export function KeywordField({ value, onChange }: Props) {
  const t = useText('cases');
  const phone = usePhone();
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
      className={phone ? '' : styles.search}
      maxLength={60}
      prefix={<Search aria-hidden="true" />}
      placeholder={t('filter.keyword')}
      aria-label={t('filter.keyword')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onChange(typed.trim())}
    />
  );
}
