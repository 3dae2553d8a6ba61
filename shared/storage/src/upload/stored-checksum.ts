import type { StorageSession } from '../session.ts';

/**
 * Whether the storage has the object already, as an earlier attempt has put it there.
 * @param otherwise what is thrown when it has none, or one with other bytes
 * @returns the checksum
 */
export async function storedChecksum(
  session: StorageSession,
  key: string,
  size: number,
  expected: string,
  otherwise: unknown,
): Promise<string> {
  const { headers } = await session
    .run((sdk) => sdk.head(key))
    .then(
      ({ res }) => res,
      (): { headers: Record<string, string | undefined> } => ({ headers: {} }),
    );
  const isThere = headers['x-oss-hash-crc64ecma'] === expected && Number(headers['content-length']) === size;
  if (!isThere) throw otherwise;
  return expected;
}
