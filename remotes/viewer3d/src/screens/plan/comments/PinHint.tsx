import { useText } from '@archway/platform';
import { MapPin } from '@archway/ui';
import type { Discussion } from './use-discussion.ts';
import styles from './comments.module.css';

/** What a press means while a comment is pinned. */
export function PinHint({ discussion: { placing, pin } }: { discussion: Discussion }) {
  const t = useText('viewer3d');
  if (!placing) return null;
  return (
    <p className={styles.hint} role="status">
      <MapPin aria-hidden />
      {t(pin.teeth.length > 0 ? 'comments.placed' : 'comments.place')}
    </p>
  );
}
