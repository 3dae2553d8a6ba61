import type { CommentCount } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, MessageSquare } from '@archway/ui';
import styles from './comments.module.css';

interface Props {
  /** Absent where nothing was said. */
  counts: CommentCount | undefined;
  onOpen: () => void;
}

/** The way from a plan to what is said of it. */
export function CommentsLink({ counts, onOpen }: Props) {
  const t = useText('plans');
  const { all, open } = counts ?? { all: 0, open: 0 };
  const text =
    all === 0 ? t('comments.begin') : t(open > 0 ? 'comments.countOpen' : 'comments.count', { count: all, open });
  return (
    <p>
      <Button className={styles.link ?? ''} type="link" size="small" icon={<MessageSquare />} onClick={onOpen}>
        {text}
      </Button>
    </p>
  );
}
