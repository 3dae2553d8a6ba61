import { tabStore } from '../state/browser-storage.ts';
import { notify } from './notify.ts';
import type { NoticeKind } from './notify.ts';

const KEY = 'archway.notice';

/** Keeps a notice over the coming load of the document, which would wipe it away. */
export function notifyAfterLoad(kind: NoticeKind, text: string): void {
  tabStore.set(KEY, JSON.stringify({ kind, text }));
}

/** Forgets what was kept. */
export const dropKeptNotice = (): void => tabStore.remove(KEY);

/** Shows what was kept, once. */
export function showKeptNotice(): void {
  const kept = tabStore.get(KEY);
  if (kept === null) return;
  tabStore.remove(KEY);
  try {
    const { kind, text } = JSON.parse(kept) as { kind: NoticeKind; text: string };
    notify[kind](text);
  } catch {
    // Not ours.
  }
}
