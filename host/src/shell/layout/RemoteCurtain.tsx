import { use } from 'react';
import type { ShellRoute } from '@archway/contracts';
import { LoadingSkeleton } from '@archway/ui';
import { useShell } from '@archway/platform/host';
import { useHost } from '../../boot/host-state.ts';
import { useApplication } from '../../remotes/application-state.ts';
import { retryApplication } from '../../remotes/applications.ts';
import { RemoteTimeout } from '../../remotes/federation.ts';
import { frame } from './frame.ts';

/** Stands in front of a remote until it runs: a skeleton, or what failed and what can be done. */
export function RemoteCurtain({ remote, shape }: { remote: string; shape: ShellRoute['shape'] }) {
  const { RemoteFailureBox } = use(frame);
  const state = useApplication(remote);
  const { registry } = useHost();
  const known = useShell().remotes.some(({ name }) => name === remote);
  // Without the list of remotes nothing is on its way; the layout says so.
  if (state?.kind === 'running' || (!known && registry === 'failed')) return null;
  if (state?.kind !== 'failed') return <LoadingSkeleton variant={shape} />;
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
