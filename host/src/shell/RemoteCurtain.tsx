import { use } from 'react';
import { LoadingSkeleton } from '@archway/ui';
import { useApplication } from '../remotes/application-state.ts';
import { retryApplication } from '../remotes/applications.ts';
import { RemoteTimeout } from '../remotes/federation.ts';
import { frame } from './frame.ts';

/** Stands in front of a remote until it runs: a skeleton, or what failed and what can be done. */
export function RemoteCurtain({ remote }: { remote: string }) {
  const { RemoteFailureBox } = use(frame);
  const state = useApplication(remote);
  if (state?.kind === 'running') return null;
  if (state?.kind !== 'failed') return <LoadingSkeleton />;
  const { failure } = state;
  return (
    <RemoteFailureBox
      remote={remote}
      failure={failure}
      seconds={failure instanceof RemoteTimeout ? failure.seconds : undefined}
      onRetry={() => void retryApplication(remote)}
    />
  );
}
