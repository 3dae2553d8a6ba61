import { useLayoutEffect, useRef } from 'react';
import { useStore } from '@archway/platform';
import { noticeStore } from '@archway/platform/host';
import { NoticeCard } from './NoticeCard.tsx';
import styles from './notices.module.css';

/** How high the notices stand, for what makes room for them; none while there are none. */
const HEIGHT = '--archway-notices';

/** Results of what the reader did, top right, at most three. */
export function NoticeArea() {
  const notices = useStore(noticeStore);
  const area = useRef<HTMLDivElement>(null);
  const some = notices.length > 0;
  useLayoutEffect(() => {
    const shown = area.current;
    if (!some || !shown) return;
    const { style } = document.documentElement;
    const measure = (): void => style.setProperty(HEIGHT, `${shown.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [some]);
  return (
    <div ref={area} className={styles.area} data-testid="notices">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}
