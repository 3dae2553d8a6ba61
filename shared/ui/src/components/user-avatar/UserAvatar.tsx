import Avatar from 'antd/es/avatar';
import { hueOf } from './hue.ts';
import styles from './user-avatar.module.css';

/** The first letter of a name on one of four quiet colours; the same person always has the same one. */
export function UserAvatar({ name, size = 28 }: { name: string; size?: number }) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <Avatar size={size} className={styles[hueOf(name)] ?? ''} aria-hidden="true">
      {letter}
    </Avatar>
  );
}
