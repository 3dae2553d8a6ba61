/** Where exports and imports of cases wait for a worker. */
export const ARCHIVE_QUEUE = 'case-archives';

export interface ArchiveWork {
  readonly jobId: string;
}
