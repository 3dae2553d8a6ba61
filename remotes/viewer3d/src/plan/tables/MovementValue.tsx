import { memo } from 'react';
import type { PlanMovement } from '@archway/contracts';
import { movementUnit } from '@archway/dental';
import { formatNumber, useText } from '@archway/platform';
import styles from './movement-value.module.css';

interface Props {
  movement: PlanMovement;
  /** In mm or degrees. */
  value: number;
  /** Where the letter of the direction stands. */
  letter: 'before' | 'after';
}

/** A value with its direction, so that no sign has to be known. One that stays is not rendered again: there are hundreds. */
export const MovementValue = memo(function MovementValue({ movement, value, letter }: Props) {
  const t = useText('viewer3d');
  const text = formatNumber(Math.abs(value), { digits: movementUnit(movement) === 'mm' ? 2 : 1 });
  if (Number(text) === 0) return <span className={styles.rest}>{text}</span>;
  const side = value > 0 ? 'plus' : 'minus';
  const direction = <small>{t(`plan.movement.${movement}.${side}`)}</small>;
  return (
    <span title={t(`plan.movement.${movement}.${side}Name`)}>
      {letter === 'before' && <>{direction} </>}
      {text}
      {letter === 'after' && direction}
    </span>
  );
});
