import type { ReactNode } from 'react';
import { Layers } from '@archway/ui';
import { useText } from '@archway/platform';
import { type VolumeFacts, volumeLine } from './words/cbct-words.ts';
import styles from './cbct.module.css';

interface Props {
  name: string;
  /** Null while nothing is known yet. */
  volume: VolumeFacts | null;
  /** Instead of the facts, e.g. how many files were chosen. */
  line?: string | undefined;
  /** At the right: a percentage, a menu. */
  extra?: ReactNode;
}

/** A CT in two lines: what it is called, and what it is. */
export function CbctFound({ name, volume, line, extra }: Props) {
  const t = useText('cases');
  const facts = volume ? volumeLine(volume, t) : line;
  return (
    <div className={styles.found}>
      <span className={styles.tile} aria-hidden="true">
        <Layers />
      </span>
      <div className={styles.words}>
        <strong className={styles.name} title={name}>
          {name}
        </strong>
        {facts ? <span className={styles.line}>{facts}</span> : null}
      </div>
      {extra}
    </div>
  );
}
