import type { ReactNode } from 'react';
import { EmptyState } from '@archway/ui';
import styles from './ortho.module.css';

/** All that a page of a link has to say: that it is over, or done. */
export function Note({ icon, title, body }: { icon: ReactNode; title: string; body: string }) {
  return (
    <div className={styles.note}>
      <EmptyState icon={icon} title={<h1>{title}</h1>} body={body} />
    </div>
  );
}
