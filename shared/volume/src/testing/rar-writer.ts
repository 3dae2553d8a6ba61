import { crc32 } from '../pack/crc32.ts';

/**
 * Writes RAR archives whose files are stored, for tests: no free tool writes RAR. Version 4 as in RAR's technote, version 5 as in
 * "RAR 5.0 archive format".
 */
export interface RarFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Bytes = readonly number[];

const u16 = (value: number): Bytes => [value & 255, (value >>> 8) & 255];
const u32 = (value: number): Bytes => [...u16(value), ...u16(value >>> 16)];
const text = (value: string): Bytes => [...new TextEncoder().encode(value)];

const joined = (parts: readonly (Bytes | Uint8Array)[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** A block of version 4: checksum over type, flags, size and the rest. */
function block4(type: number, flags: number, rest: Bytes): Bytes {
  const head = [type, ...u16(flags), ...u16(7 + rest.length), ...rest];
  return [...u16(crc32(Uint8Array.from(head)) & 0xffff), ...head];
}

export function writeRar4(files: readonly RarFile[], { encrypted = false } = {}): Uint8Array<ArrayBuffer> {
  const parts: (Bytes | Uint8Array)[] = [
    [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00],
    block4(0x73, 0, [0, 0, 0, 0, 0, 0]),
  ];
  for (const { name, bytes } of files) {
    const path = text(name.replaceAll('/', '\\'));
    const [size, unix, version, stored] = [u32(bytes.length), 3, 20, 0x30];
    const rest = [
      ...size,
      ...size,
      unix,
      ...u32(crc32(bytes)),
      ...u32(0x5a000000),
      version,
      stored,
      ...u16(path.length),
      ...u32(0o100644),
      ...path,
    ];
    parts.push(block4(0x74, 0x8000 | (encrypted ? 4 : 0), rest), bytes);
  }
  parts.push(block4(0x7b, 0x4000, []));
  return joined(parts);
}

function vint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 127) | (rest > 127 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return bytes;
}

/** A block of version 5: checksum over size and header. */
function block5(header: Bytes): Bytes {
  const sized = [...vint(header.length), ...header];
  return [...u32(crc32(Uint8Array.from(sized))), ...sized];
}

export function writeRar5(files: readonly RarFile[]): Uint8Array<ArrayBuffer> {
  const parts: (Bytes | Uint8Array)[] = [
    [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0x00],
    block5([...vint(1), ...vint(0), ...vint(0)]),
  ];
  for (const { name, bytes } of files) {
    const path = text(name);
    const [type, hasData, hasCrc, unix] = [2, 2, 4, 1];
    parts.push(
      block5([
        ...vint(type),
        ...vint(hasData),
        ...vint(bytes.length),
        ...vint(hasCrc),
        ...vint(bytes.length),
        ...vint(0o100644),
        ...u32(crc32(bytes)),
        ...vint(0),
        ...vint(unix),
        ...vint(path.length),
        ...path,
      ]),
      bytes,
    );
  }
  parts.push(block5([...vint(5), ...vint(0), ...vint(0)]));
  return joined(parts);
}
