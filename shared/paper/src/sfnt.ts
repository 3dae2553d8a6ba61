/** What stands before the tables of a font that is packed for the web. */
const HEADER = 44;
const ENTRY = 20;
const WOFF = 0x774f4646;

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const aligned = (length: number): number => (length + 3) & ~3;

/**
 * The font of a WOFF 1.0 file, unpacked: whoever takes letters out of a packed one unpacks its tables for each of them.
 * Format: https://www.w3.org/TR/WOFF/
 * @throws Error for any other file
 */
export async function sfntOf(woff: ArrayBuffer): Promise<Uint8Array> {
  const view = new DataView(woff);
  if (woff.byteLength < HEADER || view.getUint32(0) !== WOFF) throw new Error('no WOFF file');
  const count = view.getUint16(12);
  const entries = Array.from({ length: count }, (_, at) => {
    const from = HEADER + at * ENTRY;
    const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((by) => view.getUint32(from + by));
    return { tag: tag ?? 0, offset: offset ?? 0, packed: packed ?? 0, length: length ?? 0, sum: sum ?? 0 };
  });
  const tables = await Promise.all(
    entries.map(async ({ offset, packed, length }) => {
      const bytes = new Uint8Array(woff, offset, packed);
      return packed < length ? inflated(bytes) : bytes;
    }),
  );
  const first = 12 + count * 16;
  const out = new Uint8Array(tables.reduce((sum, table) => sum + aligned(table.byteLength), first));
  const to = new DataView(out.buffer);
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, view.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, 2 ** power * 16);
  to.setUint16(8, power);
  to.setUint16(10, count * 16 - 2 ** power * 16);
  let at = first;
  for (const [index, { tag, sum, length }] of entries.entries()) {
    const entry = 12 + index * 16;
    to.setUint32(entry, tag);
    to.setUint32(entry + 4, sum);
    to.setUint32(entry + 8, at);
    to.setUint32(entry + 12, length);
    out.set(tables[index] ?? [], at);
    at += aligned(length);
  }
  return out;
}
