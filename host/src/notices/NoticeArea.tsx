import { useStore } from '@archway/platform';
import { noticeStore } from '@archway/platform/host';
import { NoticeCard } from './NoticeCard.tsx';
import styles from './notices.module.css';

/** Results of what the reader did, top right, at most three. */
export function NoticeArea() {
  const notices = useStore(noticeStore);
  return (
    <div className={styles.area} data-testid="notices">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}
