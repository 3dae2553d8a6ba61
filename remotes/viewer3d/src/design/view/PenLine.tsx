import { formatTime, useText } from '@archway/platform';
import { Button, Pencil, UserAvatar } from '@archway/ui';
import styles from '../../screens/parts/editor.module.css';
import type { Pen } from '../saving/use-pen.ts';

/** Who writes the plan now. */
export function PenLine({ pen }: { pen: Pen }) {
  const t = useText('viewer3d');
  const { state, holder } = pen;
  if (state === 'asking') return null;
  if (state === 'mine' && holder)
    return (
      <span className={styles.pen} data-pen="mine">
        <UserAvatar name={holder.name} size={20} /> {t('design.pen.mine')}
      </span>
    );
  return (
    <span className={styles.pen} data-pen={state} role="status">
      {holder ? <UserAvatar name={holder.name} size={20} /> : <Pencil aria-hidden />}{' '}
      {holder === null
        ? t('design.pen.free')
        : holder.self
          ? t('design.pen.elsewhere')
          : holder.gone
            ? t('design.pen.gone', { name: holder.name })
            : t('design.pen.other', { name: holder.name, time: formatTime(holder.since) })}
      {(holder === null || holder.self || holder.gone) && (
        <Button size="small" onClick={pen.take}>
          {t('design.pen.take')}
        </Button>
      )}
    </span>
  );
}
