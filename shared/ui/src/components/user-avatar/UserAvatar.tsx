import { hueOf } from './hue.ts';
import styles from './user-avatar.module.css';

/** The first letter of a name on one of four quiet colours; the same person always has the same one. Decoration: the name stands beside it. */
export function UserAvatar({ name, size = 28 }: { name: string; size?: number }) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <span
      className={`${styles.avatar} ${styles[hueOf(name)]}`}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.43) }}
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}
