import { type Archive, endpoints } from '@archway/contracts';
import { type ConfirmOptions, call, confirmAction, notify } from '@archway/platform';
import { refreshArchives } from '../refresh-archives.ts';

/** Removes a record or follow-up with its pictures, when the reader agrees. A refusal is told by the call. */
export async function removeArchive(
  { archivesId, revision }: Archive,
  question: ConfirmOptions,
  done: string,
): Promise<void> {
  if (!(await confirmAction({ ...question, danger: true }))) return;
  const removed = await call(endpoints.archives.remove, { body: { archivesId, revision } }).then(
    () => true,
    () => false,
  );
  if (removed) notify.success(done);
  await refreshArchives();
}
