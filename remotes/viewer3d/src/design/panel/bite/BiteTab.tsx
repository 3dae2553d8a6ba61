import { useText } from '@archway/platform';
import type { Design } from '../../use-design.ts';
import styles from '../panel.module.css';
import { BitePlaceFields } from './BitePlaceFields.tsx';
import { ElasticsList } from './ElasticsList.tsx';
import { JumpFields } from './JumpFields.tsx';

/** What is between the jaws: how they bite, where the lower one jumps to, and elastics. */
export function BiteTab({ design }: { design: Design }) {
  const t = useText('viewer3d');
  return (
    <>
      <h3 className={styles.part}>{t('design.bite.title')}</h3>
      <BitePlaceFields design={design} />
      <h3 className={styles.part}>{t('design.elastics.title')}</h3>
      <ElasticsList design={design} />
      <h3 className={styles.part}>{t('design.jump.title')}</h3>
      <JumpFields design={design} />
    </>
  );
}
