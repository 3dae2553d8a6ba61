import { endpoints } from '@archway/contracts';
import { ApiError, call, useStore } from '@archway/platform';
import { randomId } from '@archway/storage';
import { Uploads, isUnderWay } from '@archway/uploads';
import { guardLeaving } from '../../uploads/leave-guard.ts';
import { passingStorage } from '../../uploads/storage-client.ts';
import { archiveFlow } from './archive-flow.ts';
import { type ArchiveUpload, newArchiveUpload } from './archive-upload.ts';

/** Archives on their way from this page; a page imports one at a time. */
export const archiveUploads = new Uploads(
  archiveFlow({
    inspect: (objectName) => call(endpoints.caseArchive.inspect, { body: { objectName } }, { quiet: true }),
    failureOf: (thrown) => ({ message: thrown instanceof ApiError ? thrown.message : null }),
  }),
  { storage: passingStorage },
);

guardLeaving(archiveUploads.store.subscribe, () => archiveUploads.store.all().some(isUnderWay));

export const useArchiveUpload = (): ArchiveUpload | undefined => [...useStore(archiveUploads.store).values()].at(-1);

export function takeArchive(file: File): void {
  dropArchives();
  void archiveUploads.start([{ upload: newArchiveUpload(randomId(), file), work: { file } }]);
}

/** Forgets what was chosen; what has arrived of it expires with other uploads that nobody uses. */
export const dropArchives = (): void =>
  void archiveUploads.dismiss(archiveUploads.store.all().map(({ id }) => id)).catch(() => {});
