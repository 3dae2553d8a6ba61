import type { Decision } from '../../guard/decide.ts';
import { MainArea } from './MainArea.tsx';
import { PublicBar } from './PublicBar.tsx';
import styles from './layout.module.css';

/** Pages that stand alone: public ones, and those opened in a tab of their own. */
export function BareLayout({ decision }: { decision: Decision }) {
  const open = decision.kind === 'remote' && decision.route.public;
  return (
    <>
      {open ? <PublicBar /> : null}
      <main id="main" className={styles.bare}>
        <MainArea decision={decision} />
      </main>
    </>
  );
}
