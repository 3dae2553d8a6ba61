import { LoadingSkeleton } from '@archway/ui';
import type { Decision } from '../../guard/decide.ts';
import { HostScreens } from './HostScreens.tsx';
import { RemoteCurtain } from './RemoteCurtain.tsx';
import { Stage } from './Stage.tsx';

/** What stands below the header: a remote, a screen of the host, or what explains that there is none. */
export function MainArea({ decision }: { decision: Decision }) {
  return (
    <>
      {decision.kind === 'wait' ? <LoadingSkeleton atOnce /> : null}
      {decision.kind === 'host' ? <HostScreens screen={decision.screen} /> : null}
      {decision.kind === 'remote' ? (
        <RemoteCurtain key={decision.route.remote} remote={decision.route.remote} shape={decision.route.shape} />
      ) : null}
      <Stage />
    </>
  );
}
