import { MeshError } from '../../mesh-error.ts';
import type { ReadLimits } from '../limits.ts';
import { assertWithin } from '../limits.ts';
import { assertPlausible } from '../plausible.ts';
import type { ReadNote, ReadResult } from '../read-result.ts';
import { headerPush, recordsArePushed } from './stl-alignment.ts';

export const STL_HEADER = 84;
export const STL_RECORD = 50;

export function declaredStlTriangles(bytes: Uint8Array): number {
  if (bytes.length < STL_HEADER) return -1;
  return (bytes[80]! | (bytes[81]! << 8) | (bytes[82]! << 16) | (bytes[83]! << 24)) >>> 0;
}

/**
 * Binary STL: 80 bytes of header, a count, 50 bytes a triangle. Triangles come unwelded (three vertices each).
 * Some writers append bytes of their own; a whole record too many means that the count is wrong, and records that look
 * sounder some bytes further on that bytes came in between: both are damage, as are coordinates that no writer makes.
 */
export function readStlBinary(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const count = declaredStlTriangles(bytes);
  if (count < 0) throw new MeshError('truncated', { expected: STL_HEADER, found: bytes.length, what: 'bytes' });
  const needed = STL_HEADER + count * STL_RECORD;
  const push = needed === bytes.length ? undefined : headerPush(bytes);
  if (push !== undefined) {
    throw new MeshError('corrupt', {
      detail: `the header is ${Math.abs(push)} bytes too ${push > 0 ? 'long' : 'short'}`,
    });
  }
  if (needed > bytes.length) throw new MeshError('truncated', { expected: needed, found: bytes.length, what: 'bytes' });
  const stray = bytes.length - needed;
  if (stray >= STL_RECORD && stray % STL_RECORD === 0) {
    const detail = `${count} triangles are declared but there are ${count + stray / STL_RECORD}`;
    throw new MeshError('corrupt', { detail });
  }
  if (count === 0 && stray > STL_RECORD) throw new MeshError('corrupt', { detail: `no triangles, but ${stray} bytes` });
  if (count === 0) throw new MeshError('empty');
  assertWithin(count, limits.maxTriangles, 'triangles');

  if (stray > 0 && recordsArePushed(bytes, count, stray)) {
    throw new MeshError('corrupt', { detail: `${stray} bytes too many lie between the triangles` });
  }
  const positions = new Float32Array(count * 9);
  copyCorners(bytes, count, positions);
  const indices = countedUp(count * 3);
  assertPlausible({ positions, indices }, { binary: true, nonFiniteMeant: false });
  const notes: ReadNote[] = [];
  if (stray > 0) notes.push({ code: 'strayBytes', values: { bytes: stray } });
  return { mesh: { positions, indices }, format: 'stl', variant: 'stl-binary', notes };
}

/** A loop of its own: within a long function it would be compiled anew for each file. */
function countedUp(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let i = 0; i < count; i++) numbers[i] = i;
  return numbers;
}

/** Records are 50 bytes, so their floats are only 2-byte aligned: whole coordinates are moved as pairs of 16-bit halves. */
function copyCorners(bytes: Uint8Array, count: number, positions: Float32Array): void {
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : bytes.slice();
  const source = new Uint16Array(aligned.buffer, aligned.byteOffset, (STL_HEADER + count * STL_RECORD) >> 1);
  const target = new Uint32Array(positions.buffer);
  let from = STL_HEADER / 2 + 6;
  let to = 0;
  for (let i = 0; i < count; i++) {
    target[to] = source[from]! | (source[from + 1]! << 16);
    target[to + 1] = source[from + 2]! | (source[from + 3]! << 16);
    target[to + 2] = source[from + 4]! | (source[from + 5]! << 16);
    target[to + 3] = source[from + 6]! | (source[from + 7]! << 16);
    target[to + 4] = source[from + 8]! | (source[from + 9]! << 16);
    target[to + 5] = source[from + 10]! | (source[from + 11]! << 16);
    target[to + 6] = source[from + 12]! | (source[from + 13]! << 16);
    target[to + 7] = source[from + 14]! | (source[from + 15]! << 16);
    target[to + 8] = source[from + 16]! | (source[from + 17]! << 16);
    from += STL_RECORD / 2;
    to += 9;
  }
}
