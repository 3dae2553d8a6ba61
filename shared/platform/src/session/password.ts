import { CLIENT_KEY } from '@archway/contracts';

const BLOCK = 8;

function pkcs7(bytes: Uint8Array): number[] {
  const missing = BLOCK - (bytes.length % BLOCK);
  return [...bytes, ...Array.from({ length: missing }, () => missing)];
}

/**
 * The form in which password fields travel: DES-ECB under the client key, PKCS7, base64. Kept for compatibility with
 * existing clients; what protects the password is TLS.
 */
export async function encryptPassword(clear: string): Promise<string> {
  const { default: des } = await import('des.js');
  const encoder = new TextEncoder();
  const cipher = des.DES.create({ type: 'encrypt', key: [...encoder.encode(CLIENT_KEY)], padding: false });
  const padded = pkcs7(encoder.encode(clear));
  const encrypted = [...cipher.update(padded), ...cipher.final()];
  return btoa(String.fromCharCode(...encrypted));
}
