import { LoadingSkeleton } from '@archway/ui';
import { HeaderLogo } from '../header/HeaderLogo.tsx';
import headerStyles from '../header/header.module.css';
import styles from './layout.module.css';

/** The shell while it learns who the user is: what is known of it, and the shape of a page. */
export function WaitLayout() {
  return (
    <div className={styles.layout}>
      <header className={headerStyles.header}>
        <HeaderLogo />
      </header>
      <main id="main" className={styles.main} data-width="full">
        <LoadingSkeleton atOnce />
      </main>
    </div>
  );
}
