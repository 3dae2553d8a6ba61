import type { HTMLAttributes, ReactNode } from 'react';
import styles from './tile.module.css';

interface Props extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  title: ReactNode;
  /** At the right of the title: a tick, a percentage. */
  mark?: ReactNode;
  /** Something is held over it that would be taken. */
  over: boolean;
  children: ReactNode;
}

/** The frame of a position: the picture, and its title below. */
export function TileFrame({ title, mark, over, children, ...rest }: Props) {
  return (
    <li className={styles.tile} {...rest}>
      <div className={over ? `${styles.frame} ${styles.over}` : styles.frame}>{children}</div>
      <div className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {mark}
      </div>
    </li>
  );
}
