import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { bilingual, hostApi, useText } from '@archway/platform';
import { useApplication } from '../remotes/application-state.ts';
import { retryApplication, usePreviousVersion } from '../remotes/applications.ts';
import { RemoteTimeout } from '../remotes/federation.ts';

/** Stands in front of a remote until it runs: a skeleton, or what failed and what can be done. */
export function RemoteCurtain({ remote }: { remote: string }) {
  const t = useText('host');
  const state = useApplication(remote);
  const known = hostApi.useShell().remotes.find(({ name }) => name === remote);
  if (state?.kind === 'running') return null;
  if (state?.kind !== 'failed') return <LoadingSkeleton />;
  const name = known ? bilingual(known.title) : remote;
  const version = known?.current.version ?? '';
  const seconds = state.failure instanceof RemoteTimeout ? state.failure.seconds : undefined;
  return (
    <ErrorBox
      title={t('remote.title', { name })}
      body={seconds === undefined ? t('remote.body', { remote, version }) : t('remote.timeout', { remote, version, num: seconds })}
      error={state.failure}
      retryText={t('remote.retry')}
      onRetry={() => void retryApplication(remote)}
    />
  );
}
