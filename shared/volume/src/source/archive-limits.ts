/** What an archive may unpack to, at most; beyond that it is refused as `archiveTooLarge`. */
export interface ArchiveLimits {
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
}

/** Far beyond a real CBCT (1,000 slices, under 2 GB), and little enough to survive. */
export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 50_000, entryBytes: 2 ** 31, totalBytes: 2 ** 32 };
