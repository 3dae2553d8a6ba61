import { randomId } from '@archway/storage';
import type { Upload, UploadStore } from '@archway/uploads';
import type { CasePlace } from '../storage-client.ts';
import {
  type PageRecord,
  type UnfinishedFile,
  isGone,
  isOf,
  isOutdated,
  isUnfinished,
  readRecord,
} from './unfinished.ts';

const TAB = 'archway.uploads.tab';

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

/** Files of one kind that were on their way when their page went. */
export interface Unfinished<U extends Upload> {
  /** Remembers what is on its way in this page, for whoever opens the case after the page was closed. */
  remember(store: Pick<UploadStore<U>, 'all' | 'subscribe'>): void;
  /** Files of a case that went with the page that was sending them. */
  lost(key: CasePlace): Promise<UnfinishedFile[]>;
  /** The reader knows; the files of this case are not named again. */
  forget(key: CasePlace): Promise<void>;
}

/**
 * @param kind of the keys in localStorage, and of the locks of pages
 * @param of where an upload belongs; null where its end would tell the reader nothing new
 */
export function unfinishedOf<U extends Upload>(
  kind: 'photos' | 'models',
  of: (upload: U) => (CasePlace & { readonly fileName: string }) | null,
): Unfinished<U> {
  const prefix = `archway.${kind}.unfinished.`;
  return {
    remember(store) {
      // The browser lets go of it when the page is gone, however it went.
      void locks()
        ?.request(prefix + page, () => new Promise<never>(() => undefined))
        .catch(() => undefined);
      const since = new Map<string, number>();
      let written = '[]';
      store.subscribe(() => {
        const files = store.all().flatMap((upload): UnfinishedFile[] => {
          const place = isUnfinished(upload) ? of(upload) : null;
          if (!place) return [];
          const { caseId, version, fileName } = place;
          // Another file may come to the same place.
          const id = `${upload.id} ${fileName}`;
          if (!since.has(id)) since.set(id, Date.now());
          return [{ caseId, version, fileName, since: since.get(id)! }];
        });
        const now = JSON.stringify(files);
        if (now === written) return;
        written = now;
        write(prefix + page, { tab: tabId(), at: Date.now(), files });
      });
    },
    async lost(key) {
      return (await goneRecords(prefix)).flatMap(([, record]) => record.files.filter(isOf(key)));
    },
    async forget(key) {
      const ours = isOf(key);
      for (const [name, record] of await goneRecords(prefix)) {
        write(name, { ...record, files: record.files.filter((file) => !ours(file)) });
      }
    },
  };
}

function write(key: string, record: PageRecord): void {
  attempt(() =>
    record.files.length > 0 ? localStorage.setItem(key, JSON.stringify(record)) : localStorage.removeItem(key),
  );
}

async function goneRecords(prefix: string): Promise<[string, PageRecord][]> {
  const names = attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];
  if (names.length === 0) return [];
  const living = await livingPages(prefix);
  const around = { page, tab: tabId(), living, now: Date.now() };
  return names.flatMap((name): [string, PageRecord][] => {
    const record = readRecord(attempt(() => localStorage.getItem(name)));
    if (record === null || isOutdated(record, around.now)) {
      attempt(() => localStorage.removeItem(name));
      return [];
    }
    return isGone(name.slice(prefix.length), record, around) ? [[name, record]] : [];
  });
}

async function livingPages(prefix: string): Promise<ReadonlySet<string> | null> {
  const all = await locks()
    ?.query()
    .catch(() => null);
  if (!all) return null;
  return new Set([...(all.held ?? []), ...(all.pending ?? [])].map(({ name = '' }) => name.slice(prefix.length)));
}
