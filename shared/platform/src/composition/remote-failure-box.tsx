import { ErrorBox } from '@archway/ui';
import { bilingual } from '../i18n/bilingual.ts';
import { useText } from '../i18n/use-text.ts';
import { useShell, versionOf } from './shell-state.ts';

interface Props {
  remote: string;
  failure: unknown;
  onRetry: () => void;
}

/** A screen that failed, in its own box: which remote, which version, and a retry. */
export function RemoteFailureBox({ remote, failure, onRetry }: Props) {
  const t = useText('platform');
  const title = useShell().remotes.find(({ name }) => name === remote)?.title;
  const name = title ? bilingual(title) : remote;
  return (
    <ErrorBox
      title={t('failure.screen', { name })}
      body={t('failure.body', { remote, version: versionOf(remote) })}
      error={failure}
      retryText={t('failure.retry')}
      onRetry={onRetry}
    />
  );
}
