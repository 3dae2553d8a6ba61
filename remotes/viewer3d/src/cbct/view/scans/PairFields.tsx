import { useText } from '@archway/platform';
import { Button, Undo2 } from '@archway/ui';
import { PAIRS_NEEDED, type Picking, type Registration } from './use-registration.ts';
import styles from '../panel/panel.module.css';

interface Props {
  picking: Picking;
  registration: Pick<Registration, 'removePair' | 'stopPicking'>;
}

/** The pairs of points while they are picked, and what to do next. */
export function PairFields({ picking, registration }: Props) {
  const t = useText('viewer3d');
  return (
    <section className={styles.section} data-pairs={picking.pairs.length}>
      <h3>{t('cbct.align.pairs', { num: picking.pairs.length, needed: PAIRS_NEEDED })}</h3>
      <p className={styles.note} role="status">
        {t(picking.pending ? 'cbct.align.inVolume' : 'cbct.align.onScan', { num: picking.pairs.length + 1 })}
      </p>
      <div className={styles.buttons}>
        <Button
          size="small"
          disabled={picking.pairs.length === 0 && !picking.pending}
          icon={<Undo2 />}
          onClick={registration.removePair}
        >
          {t('cbct.align.removePair')}
        </Button>
        <Button
          size="small"
          type={picking.pairs.length >= PAIRS_NEEDED ? 'primary' : 'default'}
          onClick={registration.stopPicking}
        >
          {t(picking.pairs.length >= PAIRS_NEEDED ? 'cbct.align.donePicking' : 'cbct.align.cancelPicking')}
        </Button>
      </div>
    </section>
  );
}
