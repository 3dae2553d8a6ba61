import type { SetAside } from '../dicom/series.ts';
import type { SliceHeader } from '../dicom/slice.ts';
import type { FileSource } from '../source/file-source.ts';
import { VolumeError } from '../volume-error.ts';
import type { VolumePool } from '../worker/pool.ts';
import type { VolumeStep } from './api.ts';
import type { Task } from './task.ts';

/** Files that one worker takes at a time. */
const BATCH = 8;
/** Slices of all series together: a scan has 1,000, a medium with many scans ten times as many. */
const MOST_SLICES = 100_000;

/** Heads of files, read in batches while more files come in. */
export class HeaderReading {
  readonly sources = new Map<string, FileSource>();
  readonly setAside: SetAside[] = [];
  /** Files that were set aside before their heads were read here. */
  refused = 0;
  private readonly names = new Map<string, number>();
  private readonly found: (readonly SliceHeader[])[] = [];
  private readonly batches: Promise<void>[] = [];
  private done = 0;
  private slices = 0;
  private refusedBytes = 0;
  private readonly pool: VolumePool;
  private readonly task: Task;
  private readonly onProgress: ((step: VolumeStep, fraction: number) => void) | undefined;
  private readonly mostRefused: number;

  /** @param mostRefused bytes that may be unpacked of files that turn out to be no images */
  constructor(pool: VolumePool, task: Task, onProgress: HeaderReading['onProgress'], mostRefused: number) {
    this.pool = pool;
    this.task = task;
    this.onProgress = onProgress;
    this.mostRefused = mostRefused;
  }

  add(files: readonly FileSource[]): void {
    const named = files.map((file) => {
      const source = { ...file, name: this.freeName(file.name) };
      this.sources.set(source.name, source);
      return source;
    });
    for (let at = 0; at < named.length; at += BATCH) this.read(named.slice(at, at + BATCH));
  }

  /** Sets files aside that were refused where they were unpacked. */
  refuse(files: readonly SetAside[]): void {
    this.refused += files.length;
    this.setAside.push(...files);
  }

  private read(files: readonly FileSource[]): void {
    const start = this.found.length;
    this.found.push(...files.map(() => []));
    const batch = this.pool
      .run('headers', { files, mostRefused: this.mostRefused }, { signal: this.task })
      .then((results) => {
        results.forEach(({ headers, setAside, refusedBytes }, index) => {
          this.found[start + index] = headers;
          this.setAside.push(...setAside);
          this.count(headers.length, refusedBytes, files[index]!.name);
        });
        this.done += files.length;
        this.onProgress?.('read', this.done / this.found.length);
      });
    // The failure is told by finish(); until then it must not count as unheard.
    batch.catch(() => undefined);
    this.batches.push(batch);
  }

  private count(slices: number, refusedBytes: number, file: string): void {
    this.slices += slices;
    this.refusedBytes += refusedBytes;
    if (this.slices > MOST_SLICES) throw new VolumeError('tooLarge', { slices: this.slices });
    if (this.refusedBytes > this.mostRefused)
      throw new VolumeError('archiveTooLarge', { file, unpacked: this.refusedBytes });
  }

  /** Two files of one name are two files. */
  private freeName(name: string): string {
    let free = name;
    let count = this.names.get(name) ?? 1;
    while (this.sources.has(free)) free = `${name} (${(count += 1)})`;
    this.names.set(name, count);
    return free;
  }

  /** @throws VolumeError what a batch failed with, archiveTooLarge, tooLarge */
  async finish(): Promise<{ headers: SliceHeader[]; setAside: SetAside[] }> {
    await Promise.all(this.batches);
    return { headers: this.found.flat(), setAside: this.setAside };
  }
}
