import { type CredentialFile, type OwnCredentials, credentialItem } from '@archway/contracts';
import { bilingual, errorText, useLang, useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import type { CredentialUpload } from './upload/credential-upload.ts';
import { credentialUploads, takeDocument, useCredentialUpload } from './upload/credential-uploads.ts';

/** A paper or photo as it stands, with what can be done to it. */
export function useDocument(item: CredentialFile, { practiceId, parts }: OwnCredentials) {
  const t = useText('account');
  const lang = useLang();
  const upload = useCredentialUpload(item, practiceId);
  const row = credentialItem(item);
  const part = parts.find((each) => each.part === row.part);
  const given = part?.credentials.find((each) => each.item === item);
  const open = part?.actions.includes('submit') ?? false;
  const running = upload !== undefined && isUnderWay(upload) ? upload : undefined;
  const stopped = upload?.state === 'serverError';
  const returned = running === undefined && given?.verdict === 'wrong';
  const told = (failure: CredentialUpload['failure']): string =>
    failure && 'refusal' in failure
      ? errorText(failure.refusal, lang, failure.values)
      : (failure?.message ?? t('credentials.uploadFailed'));
  return {
    item,
    row,
    name: bilingual(row),
    /** What was kept last. */
    given,
    /** Another one may be chosen. */
    open,
    running,
    state: stopped || returned ? 'wrong' : running ? 'running' : given ? 'given' : 'empty',
    /** Why the last upload did not arrive, or why an operator has returned it; null where neither is so. */
    problem: stopped ? told(upload.failure) : returned ? (given.reason ?? t('credentials.wrong')) : null,
    stopped,
    take(files: FileList | null): void {
      const [file] = files ?? [];
      if (file && open) takeDocument(item, practiceId, file);
    },
    cancel(): void {
      if (running) void credentialUploads.dismiss([running.id]).catch(() => undefined);
    },
  } as const;
}

export type ShownDocument = ReturnType<typeof useDocument>;
