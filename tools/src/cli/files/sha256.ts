import { createHash } from 'node:crypto';

/** SHA-256 in hex of voxels as little-endian bytes, which is how every machine that runs this has them. */
export const sha256Of = ({ buffer, byteOffset, byteLength }: Int16Array | Int32Array): string =>
  createHash('sha256')
    .update(new Uint8Array(buffer, byteOffset, byteLength))
    .digest('hex');
