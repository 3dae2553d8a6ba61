import { type SubOrder, isLiveMaking } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { shortCode } from './sub-order-words.ts';
import type { FileMaking } from './use-file-making.tsx';
import styles from './sub-orders.module.css';

interface Props {
  subOrder: SubOrder;
  use: FileMaking;
}

/** How far the files of a sub-order are that are made from the plan, and what was in the way. */
export function MakingLine({ subOrder, use }: Props) {
  const t = useText('production');
  const { making } = subOrder;
  if (!making || making.state === 'cancelled') return null;
  const code = shortCode(subOrder);
  if (isLiveMaking(making)) {
    const num = Math.round(making.progress * 100);
    return (
      <div className={styles.making}>
        <span role="status">{making.state === 'waiting' ? t('make.waiting') : t('make.running', { num })}</span>
        <Button
          type="link"
          size="small"
          disabled={use.busy}
          aria-label={t('make.stopOf', { code })}
          onClick={() => use.stop(subOrder)}
        >
          {t('make.stop')}
        </Button>
      </div>
    );
  }
  if (making.state === 'failed')
    return (
      <div className={`${styles.making} ${styles.failed}`}>
        <span role="alert">{t('make.failed', { why: making.problem?.text ?? '' })}</span>
      </div>
    );
  if (making.withoutLine.length === 0) return null;
  const jaws = making.withoutLine.map((jaw) => t(`make.jaw.${jaw}`)).join(t('make.and'));
  return <div className={styles.making}>{t('make.withoutLine', { jaws })}</div>;
}
