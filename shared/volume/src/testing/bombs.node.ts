import { constants, deflateRawSync } from 'node:zlib';

const MEGABYTE = 2 ** 20;

/** Raw DEFLATE of `start` and then so many megabytes of zeros, without ever holding them. */
export function deflatedZeros(start: Uint8Array, megabytes: number): Uint8Array {
  // A full flush leaves blocks that stand for themselves, so that they can be repeated.
  const flushed = (bytes: Uint8Array): Buffer =>
    deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const zeros = flushed(new Uint8Array(MEGABYTE));
  const parts = Array.from({ length: megabytes }, () => zeros);
  return Buffer.concat([flushed(start), ...parts, deflateRawSync(new Uint8Array(0))]);
}

export interface PackedEntry {
  readonly name: string;
  readonly deflated: Uint8Array;
  /** As the directory declares it. */
  readonly size: number;
}

/** A zip whose entries say of themselves what they like. `shared`: all of them share the packed bytes of the first. */
export function zipOf(entries: readonly PackedEntry[], { shared = false } = {}): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  entries.forEach(({ name, deflated, size }, index) => {
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(deflated.length, 4);
    sizes.writeUInt32LE(size, 8);
    const common = Buffer.concat([Buffer.from([20, 0, 0, 8, 8, 0, 0, 0, 0, 0]), sizes, u16(name.length), u16(0)]);
    if (index === 0 || !shared) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), deflated]);
      directory.push(central(common, name, at));
      parts.push(local);
      at += local.length;
    } else directory.push(central(common, name, 0));
  });
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

const central = (common: Buffer, name: string, at: number): Buffer => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, Buffer.from(name)]);
};

const u16 = (value: number): Buffer => Buffer.from([value & 255, value >>> 8]);
