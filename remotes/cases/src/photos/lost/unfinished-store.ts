import { randomId } from '@archway/storage';
import type { UploadStore } from '@archway/uploads';
import type { CasePlace } from '../../uploads/storage-client.ts';
import type { PhotoUpload } from '../upload/photo-upload.ts';
import {
  type PageRecord,
  type UnfinishedPhoto,
  isGone,
  isOf,
  isOutdated,
  isUnfinished,
  readRecord,
} from './unfinished.ts';

/** Of the keys in localStorage, and of the locks of pages. */
const PREFIX = 'archway.photos.unfinished.';
const TAB = 'archway.photos.tab';

const page = randomId();

/** Storage may be full or forbidden; then nothing is remembered. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function tabId(): string {
  const known = attempt(() => sessionStorage.getItem(TAB));
  if (known) return known;
  attempt(() => sessionStorage.setItem(TAB, page));
  return page;
}

const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Remembers what is on its way in this page, for whoever opens the case after the page was closed. */
export function rememberUnfinished(store: Pick<UploadStore<PhotoUpload>, 'all' | 'subscribe'>): void {
  // The browser lets go of it when the page is gone, however it went.
  void locks()
    ?.request(PREFIX + page, () => new Promise<never>(() => undefined))
    .catch(() => undefined);
  const since = new Map<string, number>();
  let written = '[]';
  store.subscribe(() => {
    const photos = store
      .all()
      .filter(isUnfinished)
      .map(({ id, caseId, version, fileName }): UnfinishedPhoto => {
        if (!since.has(id)) since.set(id, Date.now());
        return { caseId, version, fileName, since: since.get(id)! };
      });
    const now = JSON.stringify(photos);
    if (now === written) return;
    written = now;
    write(PREFIX + page, { tab: tabId(), at: Date.now(), photos });
  });
}

function write(key: string, record: PageRecord): void {
  attempt(() =>
    record.photos.length > 0 ? localStorage.setItem(key, JSON.stringify(record)) : localStorage.removeItem(key),
  );
}

/** Photos of a case that went with the page that was sending them. */
export async function lostPhotos(key: CasePlace): Promise<UnfinishedPhoto[]> {
  return (await goneRecords()).flatMap(([, record]) => record.photos.filter(isOf(key)));
}

/** The reader knows; the photos of this case are not named again. */
export async function forgetLost(key: CasePlace): Promise<void> {
  const ours = isOf(key);
  for (const [name, record] of await goneRecords()) {
    write(name, { ...record, photos: record.photos.filter((photo) => !ours(photo)) });
  }
}

async function goneRecords(): Promise<[string, PageRecord][]> {
  const names = attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) ?? [];
  if (names.length === 0) return [];
  const living = await livingPages();
  const around = { page, tab: tabId(), living, now: Date.now() };
  return names.flatMap((name): [string, PageRecord][] => {
    const record = readRecord(attempt(() => localStorage.getItem(name)));
    if (record === null || isOutdated(record, around.now)) {
      attempt(() => localStorage.removeItem(name));
      return [];
    }
    return isGone(name.slice(PREFIX.length), record, around) ? [[name, record]] : [];
  });
}

async function livingPages(): Promise<ReadonlySet<string> | null> {
  const all = await locks()
    ?.query()
    .catch(() => null);
  if (!all) return null;
  return new Set([...(all.held ?? []), ...(all.pending ?? [])].map(({ name = '' }) => name.slice(PREFIX.length)));
}
