import { brotliDecompressSync } from 'node:zlib';
import type { ObjectStore } from '../../../infrastructure/storage/object-store.ts';
import { BuildBytes } from './build-bytes.ts';

/** Text that a better compression makes smaller. */
const text = Buffer.from(
  Array.from({ length: 6000 }, (_, n) => `const value${(n * 7919) % 613} = use(${(n * 104729) % 997});`).join('\n'),
);
const store = { get: async () => ({ bytes: async () => text }) } as unknown as ObjectStore;

test('a file is served at once, and denser to everybody after the first reader', async () => {
  const bytes = new BuildBytes(store);
  const first = await bytes.read('cases', '1.0.0+0', 'main.js', 'br');
  await bytes.settled();
  const later = await bytes.read('cases', '1.0.0+0', 'main.js', 'br');
  expect(later.length).toBeLessThan(first.length * 0.97);
  expect(brotliDecompressSync(first).equals(text)).toBe(true);
  expect(brotliDecompressSync(later).equals(text)).toBe(true);
});
