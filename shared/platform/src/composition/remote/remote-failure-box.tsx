import { Button, ErrorBox } from '@archway/ui';
import { bilingual } from '../../i18n/bilingual.ts';
import { useText } from '../../i18n/use-text.ts';
import { choosePreviousVersion, previousVersionOf } from './previous-version.ts';
import { useShell, versionOf } from '../shell-state.ts';

interface Props {
  remote: string;
  failure: unknown;
  onRetry: () => void;
  /** Seconds that were waited for it, when that is what went wrong. */
  seconds?: number | undefined;
}

/** A remote that failed, in its own box: which one, which version, a retry, and the version before. */
export function RemoteFailureBox({ remote, failure, onRetry, seconds }: Props) {
  const t = useText('platform');
  const title = useShell().remotes.find(({ name }) => name === remote)?.title;
  const version = versionOf(remote);
  const previous = previousVersionOf(remote);
  return (
    <ErrorBox
      kind="unavailable"
      title={t('failure.screen', { name: title ? bilingual(title) : remote })}
      body={
        seconds === undefined
          ? t('failure.body', { remote, version })
          : t('failure.timeout', { remote, version, num: seconds })
      }
      error={failure}
      retryText={t('failure.retry')}
      onRetry={onRetry}
      action={
        previous === undefined ? undefined : (
          <Button onClick={() => choosePreviousVersion(remote)}>{t('failure.previous', { version: previous })}</Button>
        )
      }
    />
  );
}
