/** A piece of the file; numbers count from 1, `end` is exclusive. */
export interface Part {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** As specified. */
export const PART_BYTES = 1_048_576;
export const PARALLEL_PARTS = 4;
const MOST_PARTS = 10_000;

/** One MiB, more only for files that would have too many parts. */
export const partSizeFor = (size: number): number =>
  Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS / PART_BYTES) * PART_BYTES);

export const partsOf = (size: number, partSize: number): Part[] =>
  Array.from({ length: Math.ceil(size / partSize) }, (_, at) => ({
    number: at + 1,
    start: at * partSize,
    end: Math.min(size, (at + 1) * partSize),
  }));

/** Runs a job for each item, so many at a time; the first failure ends it, when what runs has come to its end. */
export async function inParallel<T>(items: readonly T[], most: number, job: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  let failure: { error: unknown } | null = null;
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (failure) return;
      try {
        await job(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  if (failure) throw (failure as { error: unknown }).error;
}
