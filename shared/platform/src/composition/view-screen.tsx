import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingSkeleton } from '@archway/ui';
import { bilingual } from '../i18n/bilingual.ts';
import { ErrorBoundary } from './remote/error-boundary.tsx';
import { reportFailure } from './remote/failure-report.ts';
import { page } from '../navigation/page.ts';
import { resetScreen } from './remote/lazy-screen.tsx';
import { RemoteFailureBox } from './remote/remote-failure-box.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import type { View } from './view-cache.ts';

interface Props {
  view: View;
  screen: ComponentType;
}

/** One live screen, at its own frozen location, with its own error boundary. */
export function ViewScreen({ view, screen: Screen }: Props) {
  const { remote, route, location } = view;
  return (
    <ScreenFrame viewKey={view.key} title={bilingual(route.title)} fade={!route.fresh}>
      <ErrorBoundary
        onFailure={(failure) => reportFailure('remote-failure', remote, route.path, failure)}
        fallback={(failure, retry) => (
          <RemoteFailureBox
            remote={remote}
            failure={failure}
            onRetry={() => {
              resetScreen(Screen, failure, page.reload);
              retry();
            }}
          />
        )}
      >
        <Suspense fallback={<LoadingSkeleton variant={route.shape} />}>
          <Routes location={location}>
            <Route path={route.path} element={<Screen />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </ScreenFrame>
  );
}
