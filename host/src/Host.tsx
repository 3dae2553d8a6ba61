import { Suspense, lazy } from 'react';
import { useSession } from '@archway/platform';
import { session } from '@archway/platform/host';
import { useDecision } from './guard/guard.ts';
import { LoginScreen } from './login/LoginScreen.tsx';
import { NoticeArea } from './notices/NoticeArea.tsx';

// The login is all that a stranger downloads; everything else comes when it is needed.
const Inside = lazy(() => import('./shell/layout/Inside.tsx'));
const TestScreen = lazy(() => import('./test-page/TestScreen.tsx'));

/** What the page shows, as the guard has decided. */
function Shown() {
  const decision = useDecision();
  if (decision.kind === 'host' && decision.screen === 'login') return <LoginScreen />;
  if (decision.kind === 'host' && decision.screen === 'test') return <TestScreen />;
  // A stranger who waits for the list of remotes sees nothing yet.
  return decision.kind === 'wait' && session.token() === null ? null : <Inside decision={decision} />;
}

export function Host() {
  useSession();
  return (
    <>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
      <NoticeArea />
    </>
  );
}
