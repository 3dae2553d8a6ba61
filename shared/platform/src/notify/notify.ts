import { createStore } from '../state/store.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  /** Code and request id, for the reader to quote. */
  readonly detail?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** How far it is, 0 to 1, of what is under way. */
  readonly progress?: number | undefined;
  /** Milliseconds until it goes by itself; undefined stays. */
  readonly duration: number | undefined;
}

export interface NoticeOptions {
  detail?: string;
  action?: { label: string; run: () => void };
  /** Stays until the reader closes it. */
  persistent?: boolean;
  /** Of what is under way, 0 to 1. */
  progress?: number;
}

/** Anything with a sentence for the reader, such as an ApiError. */
export interface Told {
  readonly message: string;
  readonly detail?: string | undefined;
}

export const MAX_NOTICES = 3;
const DURATION: Record<NoticeKind, number | undefined> = { success: 4000, info: 4000, warning: 6000, error: undefined };
/** Identical errors within this time are one. */
export const ERROR_REPEAT_MS = 80;

const notices = createStore<readonly Notice[]>([]);
let nextId = 1;
let lastError = { text: '', at: Number.NEGATIVE_INFINITY };

function repeats(text: string): boolean {
  const at = performance.now();
  const same = text === lastError.text && at - lastError.at < ERROR_REPEAT_MS;
  if (!same) lastError = { text, at };
  return same;
}

/** Room for the new one is made by the oldest that would go by itself, else by the oldest. */
function makeRoom(list: readonly Notice[]): readonly Notice[] {
  if (list.length < MAX_NOTICES) return list;
  const leaving = list.find((notice) => notice.duration !== undefined) ?? list[0];
  return list.filter((notice) => notice !== leaving);
}

function show(kind: NoticeKind, told: string | Told, options: NoticeOptions = {}): number {
  const text = typeof told === 'string' ? told : told.message;
  const id = nextId++;
  if (kind === 'error' && repeats(text)) return id;
  const notice: Notice = {
    id,
    kind,
    text,
    detail: options.detail ?? (typeof told === 'string' ? undefined : told.detail),
    action: options.action,
    progress: options.progress,
    duration: options.persistent ? undefined : DURATION[kind],
  };
  notices.update((list) => [...makeRoom(list.filter((other) => other.text !== text || other.kind !== kind)), notice]);
  return id;
}

/** Results of what the reader did, top right. The host draws them; any package may speak. */
export const notify = {
  success: (told: string | Told, options?: NoticeOptions): void => void show('success', told, options),
  info: (told: string | Told, options?: NoticeOptions): void => void show('info', told, options),
  /** What is under way: it stays until it is closed. @returns what `progress` and `close` know it by */
  underWay: (told: string | Told, options?: NoticeOptions): number =>
    show('info', told, { ...options, persistent: true, progress: 0 }),
  warning: (told: string | Told, options?: NoticeOptions): void => void show('warning', told, options),
  error: (told: string | Told, options?: NoticeOptions): void => void show('error', told, options),
  progress: (id: number, progress: number): void =>
    notices.update((list) => list.map((notice) => (notice.id === id ? { ...notice, progress } : notice))),
  close: (id: number): void => notices.update((list) => list.filter((notice) => notice.id !== id)),
};

/** For the host, which draws them. */
export const noticeStore = notices;
