/** What is used of a Blob; browsers and Node have it. */
export interface BlobLike {
  readonly size: number;
  slice(start?: number, end?: number): BlobLike;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file as it was chosen: in the browser a File, in Node `openAsBlob` or a new Blob. `name` is the path within the folder. */
export interface VolumeInput {
  readonly name: string;
  readonly blob: BlobLike;
}

/** Bytes that are read piece by piece; `end` may lie behind the last byte. */
export interface Bytes {
  readonly size: number;
  /** Set where every byte read is one that was unpacked. */
  readonly unpacks?: true;
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

export const bytesOfBlob = (blob: BlobLike): Bytes => ({
  size: blob.size,
  read: async (start, end) => new Uint8Array(await blob.slice(start, Math.min(end, blob.size)).arrayBuffer()),
});

export const bytesOfArray = (whole: Uint8Array): Bytes => ({
  size: whole.length,
  read: async (start, end) => whole.slice(start, end),
});

/** From `from` up to `to`, counted anew from 0. */
export const bytesOfPart = (bytes: Bytes, from: number, to: number): Bytes => ({
  size: to - from,
  read: (start, end) => bytes.read(from + start, Math.min(from + end, to)),
});
