import { useState } from 'react';
import { Button, Card } from '@archway/ui';
import { Radio } from '@archway/ui/data';
import { useText } from '@archway/platform';
import type { Clash } from '../merging-port.ts';
import { CLASH_PLACE } from './clash-place.ts';
import styles from './clash.module.css';

interface Props<T> {
  clash: Clash<T>;
  /** What a field is called, and what stands in it. */
  title: (field: keyof T & string) => string;
  words: (of: T, field: keyof T & string) => string | null;
  /** What is done with the choice, where it is not saved at once. */
  takeText?: string;
  /** Goes on with what was chosen. */
  onResolve: (values: T) => void;
}

type Side = 'mine' | 'theirs';

/** Two people have changed the same fields differently: each value stands beside the other, and one is chosen. */
export function ClashCard<T extends object>({ clash, title, words, takeText, onResolve }: Props<T>) {
  const t = useText('cases');
  const [theirs, setTheirs] = useState<ReadonlySet<keyof T>>(new Set());
  const { fields, by } = clash;
  const choose = (field: keyof T, side: Side): void =>
    setTheirs((known) => new Set(side === 'theirs' ? [...known, field] : [...known].filter((each) => each !== field)));
  const take = (): void => {
    const chosen = Object.fromEntries([...theirs].map((field) => [field, clash.theirs[field]])) as Partial<T>;
    onResolve({ ...clash.mine, ...chosen });
  };
  return (
    <div id={CLASH_PLACE} tabIndex={-1} className={styles.place}>
      <Card
        title={t('clash.title', { count: fields.length })}
        meta={t('clash.body', { name: by || t('clash.theirs') })}
      >
        <ul className={styles.fields}>
          {fields.map((field) => (
            <li key={field}>
              <strong>{title(field)}</strong>
              <Radio.Group
                className={styles.sides ?? ''}
                aria-label={title(field)}
                value={theirs.has(field) ? 'theirs' : 'mine'}
                onChange={(event) => choose(field, event.target.value as Side)}
              >
                <Radio value="mine">
                  <span className={styles.side}>{t('clash.mine')}</span>
                  {words(clash.mine, field) ?? t('clash.empty')}
                </Radio>
                <Radio value="theirs">
                  <span className={styles.side}>{by || t('clash.theirs')}</span>
                  {words(clash.theirs, field) ?? t('clash.empty')}
                </Radio>
              </Radio.Group>
            </li>
          ))}
        </ul>
        <Button type="primary" onClick={take}>
          {takeText ?? t('clash.take')}
        </Button>
      </Card>
    </div>
  );
}
