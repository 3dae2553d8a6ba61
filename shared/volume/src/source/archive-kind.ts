export type ArchiveKind = 'zip' | 'rar' | '7z';

const marks: readonly (readonly [ArchiveKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
];

/** What kind of archive begins with these bytes; the name of a file says nothing. */
export const archiveKind = (head: Uint8Array): ArchiveKind | null =>
  marks.find(([, mark]) => mark.every((byte, index) => head[index] === byte))?.[0] ?? null;
