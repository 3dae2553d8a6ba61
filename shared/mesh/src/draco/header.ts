/** What a Draco file says about itself before anything is decoded. */
export interface DracoHeader {
  version: string;
  geometry: 'mesh' | 'pointCloud';
  /** Undefined where the header cannot tell (metadata comes first, or an old version). */
  faces?: number;
}

const METADATA_FLAG = 0x8000;

/**
 * Reads the declared number of faces, so that a few hundred bytes that promise a billion faces are refused before the
 * decoder reserves memory for them. Layout: Draco bitstream specification, "ParseHeader" and "DecodeConnectivityData".
 */
export function readDracoHeader(bytes: Uint8Array): DracoHeader | undefined {
  if (bytes.length < 11) return undefined;
  const major = bytes[5]!;
  const minor = bytes[6]!;
  const version = `${major}.${minor}`;
  const geometry = bytes[7] === 0 ? 'pointCloud' : 'mesh';
  const edgebreaker = bytes[8] === 1;
  const flags = bytes[9]! | (bytes[10]! << 8);
  if (geometry === 'pointCloud' || major !== 2 || minor < 2) return { version, geometry };
  let at = 11;
  if (flags & METADATA_FLAG) {
    const after = skipMetadata(bytes, at);
    if (after === undefined) return { version, geometry };
    at = after;
  }
  if (!edgebreaker) return { version, geometry, faces: varint(bytes, at).value };
  // Traversal type, number of vertices, number of faces.
  const vertices = varint(bytes, at + 1);
  return { version, geometry, faces: varint(bytes, vertices.next).value };
}

function varint(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  let factor = 1;
  let at = start;
  while (at < bytes.length && at - start < 6) {
    const byte = bytes[at++]!;
    value += (byte & 127) * factor;
    if (byte < 128) break;
    factor *= 128;
  }
  return { value, next: at };
}

function skipMetadata(bytes: Uint8Array, start: number): number | undefined {
  const count = varint(bytes, start);
  let at = count.next;
  for (let i = 0; i < count.value; i++) {
    const element = skipElement(bytes, varint(bytes, at).next, 0);
    if (element === undefined) return undefined;
    at = element;
  }
  return skipElement(bytes, at, 0);
}

function skipElement(bytes: Uint8Array, start: number, depth: number): number | undefined {
  if (depth > 32) return undefined;
  const entries = varint(bytes, start);
  let at = entries.next;
  for (let i = 0; i < entries.value; i++) {
    if (at >= bytes.length) return undefined;
    const size = varint(bytes, at + 1 + bytes[at]!);
    at = size.next + size.value;
  }
  const children = varint(bytes, at);
  at = children.next;
  for (let i = 0; i < children.value; i++) {
    if (at >= bytes.length) return undefined;
    const child = skipElement(bytes, at + 1 + bytes[at]!, depth + 1);
    if (child === undefined) return undefined;
    at = child;
  }
  return at < bytes.length ? at : undefined;
}
