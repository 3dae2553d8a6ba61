import { keyVault } from './key-vault.ts';

const NAME = 'viewer';
const ALGORITHM = { name: 'AES-GCM', length: 256 } as const;

/**
 * The key of the viewer's parameter: made per login, never extractable, gone at logout, so that a leaked address opens
 * nothing. Pages without a secure context have no `crypto.subtle`; they log in, but cannot open the viewer.
 */
export async function makeViewerKey(): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  await keyVault.put(NAME, await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']));
}

export async function viewerKey(): Promise<CryptoKey> {
  const key = globalThis.crypto?.subtle ? await keyVault.get(NAME) : undefined;
  if (!key) throw new Error('There is no viewer key in this browser');
  return key;
}

export const dropViewerKey = (): Promise<void> => keyVault.remove(NAME).catch(() => undefined);
