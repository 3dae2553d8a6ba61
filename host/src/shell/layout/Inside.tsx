import { use } from 'react';
import { appHistory, useSession, useStore } from '@archway/platform';
import { Router } from 'react-router-dom';
import type { Decision } from '../../guard/decide.ts';
import { parameterState } from '../../guard/parameter.ts';
import { startApplications } from '../../remotes/applications.ts';
import { frame } from './frame.ts';
import { followCustomization } from '../../boot/follow-customization.ts';
import { followAccount } from '../../boot/follow-account.ts';
import { followPins } from '../../remotes/pins.ts';
import { BareLayout } from './BareLayout.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FullLayout } from './FullLayout.tsx';
import { WaitLayout } from './WaitLayout.tsx';

startApplications();
followPins();
followAccount();
followCustomization();

/** Everything behind the login, and public pages of remotes: the theme, the layout, and the stage of the remotes. */
export default function Inside({ decision }: { decision: Decision }) {
  const { Providers } = use(frame);
  const { location } = useStore(appHistory);
  const { user } = useSession();
  // A tab that was opened for one page has no header to wait for.
  const waits = user === null && decision.kind === 'wait' && parameterState.get().a === null;
  const bare = user === null || (decision.kind === 'remote' && decision.bare);
  return (
    <Providers>
      <Router navigator={appHistory} location={location}>
        {waits ? (
          <WaitLayout />
        ) : bare ? (
          <BareLayout decision={decision} />
        ) : (
          <FullLayout decision={decision} user={user} />
        )}
      </Router>
      <ConfirmDialog />
    </Providers>
  );
}
