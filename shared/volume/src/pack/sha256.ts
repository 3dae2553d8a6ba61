/** The part of Web Crypto that is used; browsers, workers and Node have it. */
declare const crypto: { readonly subtle: { digest(name: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> } };

/** SHA-256 of the voxels as they lie in memory; every machine that runs this is little-endian. */
export async function sha256(data: Int16Array | Int32Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
