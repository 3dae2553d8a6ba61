import { type CredentialFile, credentialItem, endpoints } from '@archway/contracts';
import { ApiError, call, invalidate, useStore } from '@archway/platform';
import { createStorageClient, randomId } from '@archway/storage';
import { Uploads } from '@archway/uploads';
import { DocumentRefused, checkDocument } from './check-document.ts';
import { credentialFlow } from './credential-flow.ts';
import { type CredentialFailure, type CredentialUpload, newCredentialUpload } from './credential-upload.ts';

const lost: readonly string[] = ['fileNotUploaded', 'checksumMismatch'];

function tell(failure: unknown): CredentialFailure {
  if (failure instanceof DocumentRefused) return { refusal: failure.refusal, values: failure.values };
  return { message: failure instanceof ApiError ? failure.message : null };
}

let client: ReturnType<typeof createStorageClient> | undefined;
// Small files: what a reload interrupts is chosen again, and its bytes are kept nowhere.
const storage = () =>
  (client ??= createStorageClient({
    fetchCredentials: (scope) => call(endpoints.files.token, { body: scope }, { quiet: true }),
  }));

/** Documents on their way from this page to the credentials of the reader. */
export const credentialUploads = new Uploads(
  credentialFlow({
    check: (file, item) => checkDocument(file, item),
    register: (body) => call(endpoints.certification.keepFile, { body }, { quiet: true }),
    refresh: () => invalidate(endpoints.certification.own),
    tell,
    isLost: (failure) => failure instanceof ApiError && lost.includes(failure.name),
  }),
  { storage },
);

const isOf = (upload: CredentialUpload, item: CredentialFile, practiceId: string | null): boolean =>
  upload.item === item && upload.practiceId === practiceId;

/** The practice that an item is given for; what belongs to a person is given for none. */
const practiceOfItem = (item: CredentialFile, practiceId: string | null): string | null =>
  credentialItem(item).part === 'doctorAuth' ? null : practiceId;

/** The document that is on its way for an item, or has failed to arrive. */
export function useCredentialUpload(item: CredentialFile, practiceId: string | null): CredentialUpload | undefined {
  const uploads = useStore(credentialUploads.store);
  const of = practiceOfItem(item, practiceId);
  return [...uploads.values()].findLast((upload) => isOf(upload, item, of));
}

/** Documents that have not arrived yet. */
export const useUnfinished = (): readonly CredentialUpload[] => [...useStore(credentialUploads.store).values()];

/** Takes a document for an item, in the place of one that is still on its way. */
export function takeDocument(item: CredentialFile, practiceId: string | null, file: File): void {
  const of = practiceOfItem(item, practiceId);
  const earlier = credentialUploads.store
    .all()
    .filter((upload) => isOf(upload, item, of))
    .map(({ id }) => id);
  void credentialUploads.dismiss(earlier).catch(() => {});
  void credentialUploads.start([{ upload: newCredentialUpload(randomId(), item, of, file), work: { file } }]);
}
