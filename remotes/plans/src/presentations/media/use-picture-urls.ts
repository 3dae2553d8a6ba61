import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { call } from '@archway/platform';

/** Signed addresses live longer than this on every server. */
const KEEP_MS = 20 * 60_000;
/** Most names of one question. */
const AT_ONCE = 200;

async function addressesOf(names: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const objectNameList = names.slice(at, at + AT_ONCE);
    const urls = await call(endpoints.files.accessUrls, { body: { objectNameList } }, { signal, quiet: true });
    for (const [index, url] of urls.entries()) if (objectNameList[index]) found.set(objectNameList[index], url);
  }
  return found;
}

/** Addresses of stored pictures; those of before stay until new ones are there. */
export function usePictureUrls(names: readonly string[]): ReadonlyMap<string, string> | undefined {
  const sorted = [...new Set(names)].sort();
  return useQuery({
    queryKey: ['presentations.pictures', sorted],
    queryFn: ({ signal }) => addressesOf(sorted, signal),
    enabled: sorted.length > 0,
    staleTime: KEEP_MS,
    refetchInterval: KEEP_MS,
    placeholderData: (before) => before,
  }).data;
}
