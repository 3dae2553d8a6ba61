import { Slot, usePhone } from '@archway/platform';
import type { SessionUser } from '@archway/platform';
import { useHost } from '../../boot/host-state.ts';
import type { Decision } from '../../guard/decide.ts';
import { Header } from '../header/Header.tsx';
import { MainArea } from './MainArea.tsx';
import { OfflineBar } from '../bars/OfflineBar.tsx';
import { OutdatedBar } from '../bars/OutdatedBar.tsx';
import { PhoneBar } from '../phone/PhoneBar.tsx';
import { RegistryNotice } from '../bars/RegistryNotice.tsx';
import { SkipLink } from './SkipLink.tsx';
import styles from './layout.module.css';
import { pageWidth } from './page-width.ts';
import { useMenu } from '../menu/use-menu.ts';

interface Props {
  decision: Decision;
  user: SessionUser;
}

/** Header, menu, content: 1200 px wide, unless the route wants more. */
export function FullLayout({ decision, user }: Props) {
  const phone = usePhone();
  const { registry } = useHost();
  const menu = useMenu(user);
  const path = decision.kind === 'remote' ? decision.route.path : '';
  return (
    <div className={styles.layout} data-phone={phone}>
      <SkipLink />
      <Header user={user} menu={menu} phone={phone} />
      <OfflineBar />
      <OutdatedBar />
      <main id="main" className={styles.main} data-width={pageWidth(decision)} tabIndex={-1}>
        {registry === 'failed' ? <RegistryNotice /> : null}
        <Slot name="page.notice" props={{ path }} />
        <MainArea decision={decision} />
      </main>
      {phone ? <PhoneBar menu={menu} user={user} /> : null}
      <Slot name="boot.trigger" props={{}} />
    </div>
  );
}
