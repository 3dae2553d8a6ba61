/** The nine states of the specification, in the order in which an upload goes through them. */
export const uploadStates = [
  'waiting',
  'preparing',
  'compressing',
  'loading',
  'uploadingOriginal',
  'uploading',
  'success',
  'aborted',
  'serverError',
] as const;
export type UploadState = (typeof uploadStates)[number];

/** What moves an upload. */
export const uploadActions = [
  /** The reader has to answer before it goes on. */
  'ask',
  'prepare',
  'compress',
  'load',
  'sendOriginal',
  'send',
  /** Nothing more is sent; the state stays. */
  'pause',
  'resume',
  'succeed',
  /** The reader stops it. */
  'abort',
  'fail',
  'retry',
] as const;
export type UploadAction = (typeof uploadActions)[number];

const refused = {
  ask: null,
  prepare: null,
  compress: null,
  load: null,
  sendOriginal: null,
  send: null,
  pause: null,
  resume: null,
  succeed: null,
  abort: null,
  fail: null,
  retry: null,
} as const satisfies Record<UploadAction, null>;

const ends = { abort: 'aborted', fail: 'serverError' } as const;
const sends = { sendOriginal: 'uploadingOriginal', send: 'uploading' } as const;

/**
 * Where each action leads from each state; null where it is forbidden. A new state or action does not compile before it
 * stands here.
 */
export const transitions = {
  // What was prepared before a failure or a reload is not prepared again.
  waiting: { ...refused, ...ends, ...sends, prepare: 'preparing', compress: 'compressing', load: 'loading' },
  preparing: { ...refused, ...ends, ...sends, ask: 'waiting', compress: 'compressing', load: 'loading' },
  // Meshes are compressed and loaded again to be compared; slices are loaded and then compressed.
  compressing: { ...refused, ...ends, ...sends, load: 'loading' },
  loading: { ...refused, ...ends, ...sends, compress: 'compressing' },
  uploadingOriginal: {
    ...refused,
    ...ends,
    send: 'uploading',
    pause: 'uploadingOriginal',
    resume: 'uploadingOriginal',
  },
  uploading: { ...refused, ...ends, pause: 'uploading', resume: 'uploading', succeed: 'success' },
  success: refused,
  aborted: { ...refused, retry: 'waiting' },
  serverError: { ...refused, retry: 'waiting' },
} as const satisfies Record<UploadState, Record<UploadAction, UploadState | null>>;

/** The action that leads to each state in which something is done. */
export const actionInto = {
  preparing: 'prepare',
  compressing: 'compress',
  loading: 'load',
  uploadingOriginal: 'sendOriginal',
  uploading: 'send',
} as const satisfies Partial<Record<UploadState, UploadAction>>;
export type WorkingState = keyof typeof actionInto;

/** A mistake of a flow, never of a reader: screens offer what `may` allows. */
export class ForbiddenAction extends Error {
  override readonly name = 'ForbiddenAction';

  constructor(
    readonly state: UploadState,
    readonly action: UploadAction,
  ) {
    super(`An upload that is ${state} cannot ${action}`);
  }
}

export const may = (state: UploadState, action: UploadAction): boolean => transitions[state][action] !== null;

/** @throws ForbiddenAction */
export function stateAfter(state: UploadState, action: UploadAction): UploadState {
  const next = transitions[state][action];
  if (next === null) throw new ForbiddenAction(state, action);
  return next;
}

const ended: ReadonlySet<UploadState> = new Set<UploadState>(['success', 'aborted', 'serverError']);

/** Whether leaving now would lose work. */
export const isUnderWay = ({ state }: { readonly state: UploadState }): boolean => !ended.has(state);
