import { useText } from '@archway/platform';
import { MessageSquare } from '@archway/ui';
import type { Discussion } from './use-discussion.ts';
import styles from './comments.module.css';

/** Opens what is said of the plan; says how much of it is open. */
export function CommentsButton({ discussion: { shown, open, open3d, toggle } }: { discussion: Discussion }) {
  const t = useText('viewer3d');
  if (!shown) return null;
  const label = open > 0 ? t('comments.buttonOpen', { count: open }) : t('comments.title');
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={open3d}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <MessageSquare />
      {open > 0 ? <b aria-hidden>{open}</b> : null}
    </button>
  );
}
