import { useEffect, useState } from 'react';
import { useText } from '@archway/platform';
import { Spin } from '@archway/ui/data';
import styles from './message.module.css';

const PATIENCE_MS = 300;

/** Nothing for a moment, then a sign that something is on its way. */
export function Waiting() {
  const t = useText('viewer3d');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.page} aria-busy>
      {late && (
        <div className={styles.box} role="status">
          <Spin />
          <p className={styles.body}>{t('loading.case')}</p>
        </div>
      )}
    </div>
  );
}
