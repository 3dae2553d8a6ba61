import { VolumeError } from '../volume-error.ts';

/** What an archive may unpack to, at most; beyond that it is refused as `archiveTooLarge`. */
export interface ArchiveLimits {
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** So much may be unpacked from however little: a generated volume is mostly one value. */
  readonly freeBytes: number;
  /** Beyond that, so many times the packed bytes: scanned images have noise, and shrink to a tenth at best. */
  readonly ratio: number;
  /** Bytes that may be unpacked of long heads that then turn out to be no images, or so many times the packed bytes. */
  readonly refusedBytes: number;
  readonly refusedRatio: number;
}

/** Far beyond a real CBCT (1,000 slices, under 2 GB), and little enough to survive. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 50_000,
  entryBytes: 2 ** 31,
  totalBytes: 2 ** 32,
  freeBytes: 2 ** 29,
  ratio: 100,
  refusedBytes: 2 ** 27,
  refusedRatio: 4,
};

/** Bytes that so many packed ones may become. */
export const mayBecome = (packed: number, { freeBytes, ratio }: Pick<ArchiveLimits, 'freeBytes' | 'ratio'>): number =>
  Math.max(freeBytes, packed * ratio);

/** Bytes that may be unpacked of an archive's files that turn out to be no images. */
export const mayRefuse = (packed: number, { refusedBytes, refusedRatio }: ArchiveLimits): number =>
  Math.max(refusedBytes, packed * refusedRatio);

/** What an archive unpacks to, added up from what it declares before the bytes are unpacked, or from what came out. */
export class UnpackedBytes {
  private total = 0;
  private readonly packed: number;
  private readonly limits: ArchiveLimits;

  /** @param packed bytes of the archive: entries may share their packed bytes, the archive itself cannot. */
  constructor(packed: number, limits: ArchiveLimits) {
    this.packed = packed;
    this.limits = limits;
  }

  /** @throws VolumeError archiveTooLarge */
  add(bytes: number, file: string): void {
    const { entryBytes, totalBytes } = this.limits;
    this.total += bytes;
    if (bytes > entryBytes) throw new VolumeError('archiveTooLarge', { file, bytes });
    if (this.total > Math.min(totalBytes, mayBecome(this.packed, this.limits)))
      throw new VolumeError('archiveTooLarge', { file, packed: this.packed, unpacked: this.total });
  }
}
