import { use } from 'react';
import { appHistory, useSession, useStore } from '@archway/platform';
import { Router } from 'react-router-dom';
import type { Decision } from '../guard/decide.ts';
import { startApplications } from '../remotes/applications.ts';
import { frame } from './frame.ts';
import { followPins } from '../remotes/pins.ts';
import { BareLayout } from './BareLayout.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FullLayout } from './FullLayout.tsx';

startApplications();
followPins();

/** Everything behind the login, and public pages of remotes: the theme, the layout, and the stage of the remotes. */
export default function Inside({ decision }: { decision: Decision }) {
  const { Providers } = use(frame);
  const { location } = useStore(appHistory);
  const { user } = useSession();
  const bare = user === null || (decision.kind === 'remote' && decision.bare);
  return (
    <Providers>
      <Router navigator={appHistory} location={location}>
        {bare ? <BareLayout decision={decision} /> : <FullLayout decision={decision} user={user} />}
      </Router>
      <ConfirmDialog />
    </Providers>
  );
}
