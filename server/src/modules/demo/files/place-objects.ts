import type { AppContext } from '../../../context.ts';
import type { ObjectInfo } from '../../../infrastructure/storage/object-store.ts';

/** An object that the demonstration wants; the same `bytes` are written once, and copied from then on. */
export interface WantedObject {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly contentType?: string;
}

/** Puts objects in place. @returns what is stored under each key */
export async function placeObjects(
  { store }: Pick<AppContext, 'store'>,
  wanted: readonly WantedObject[],
): Promise<(key: string) => ObjectInfo> {
  const firsts = new Map<Uint8Array, string>();
  const placed = new Map<string, ObjectInfo>();
  const copies: { from: string; to: string }[] = [];
  for (const { key, bytes, contentType } of wanted) {
    const first = firsts.get(bytes);
    if (first !== undefined) {
      copies.push({ from: first, to: key });
      continue;
    }
    firsts.set(bytes, key);
    placed.set(key, await store.put(key, bytes, contentType === undefined ? {} : { contentType }));
  }
  for (const info of await store.copyAll(copies)) placed.set(info.key, info);
  return (key) => {
    const info = placed.get(key);
    if (!info) throw new Error(`${key} was not placed`);
    return info;
  };
}
