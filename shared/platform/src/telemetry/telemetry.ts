import { type LogEvent, type LogType, endpoints } from '@archway/contracts';
import { currentLang } from '../i18n/i18n.ts';
import { patientStore } from '../session/patient-store.ts';
import { session } from '../session/session.ts';
import { randomId } from '../state/random-id.ts';
import { ApiError } from '../wire/api-error.ts';
import { send } from '../wire/send.ts';
import { describeDevice } from '../device/device.ts';
import { BATCH, LAST_WORDS_BYTES, MOST_BYTES, nextBatch } from './batches.ts';
import { unsentEvents } from './unsent.ts';

export const FLUSH_MS = 10_000;
/** Events are dropped, oldest first, rather than filling the memory of a page that is offline. */
const MOST_KEPT = 200;
const MOST_TEXT = 8_000;

export interface Recorded {
  type: LogType;
  /** A sentence, or data that is written as JSON. Never a token and never a patient's name. */
  logData: unknown;
  /** Milliseconds. */
  eventDuration?: number;
}

/** Oldest first; those being sent are still among them. */
let waiting: LogEvent[] = unsentEvents.take();
let sending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const seconds = (): number => Math.round(performance.now()) / 1000;

function complete({ type, logData, eventDuration }: Recorded): LogEvent {
  const user = session.user();
  const { caseId, version } = patientStore.get();
  const data = typeof logData === 'string' ? logData : JSON.stringify(logData);
  return {
    ...describeDevice(navigator.userAgent),
    eventId: randomId(),
    type: type.slice(0, 60),
    logData: data.slice(0, MOST_TEXT),
    ...(eventDuration === undefined
      ? {}
      : { eventDuration, eventStartPageTimeSecond: Math.max(0, seconds() - eventDuration / 1000) }),
    ...(user ? { userId: user.userId, userName: user.userName } : {}),
    ...(caseId === undefined ? {} : { caseId }),
    ...(version === undefined ? {} : { caseVersion: version }),
    systemName: 'archway',
    timestamp: Date.now(),
    // The query may carry an encrypted parameter or a search for a patient's name.
    url: window.location.origin + window.location.pathname,
    lang: currentLang(),
    openPageTimeSecond: seconds(),
  };
}

const drop = (events: readonly LogEvent[]): void => {
  const gone = new Set(events);
  waiting = waiting.filter((event) => !gone.has(event));
  unsentEvents.forget(events);
};

const post = (data: readonly LogEvent[], keepalive: boolean): Promise<unknown> =>
  send(endpoints.system.log, { body: { data } }, { token: session.token(), keepalive });

/** The server says that it will never take these: a mistake of ours, which must not stand in the way of what follows. */
const isHopeless = (failure: unknown): boolean => failure instanceof ApiError && failure.http === 400;

/** Sends the batch; one that is refused goes event by event, and only what is wrong itself is given up. */
async function deliver(batch: readonly LogEvent[]): Promise<void> {
  try {
    await post(batch, false);
  } catch (failure) {
    if (!isHopeless(failure)) throw failure;
    if (batch.length > 1) for (const event of batch) await deliver([event]);
  }
  drop(batch);
}

async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const batch = nextBatch(waiting, MOST_BYTES);
  if (sending || batch.length === 0) return;
  sending = true;
  try {
    await deliver(batch);
  } catch {
    // Sent again with the next batch, or by the next page; a log must never disturb this one.
    unsentEvents.keep(waiting);
  } finally {
    sending = false;
  }
  if (waiting.length > 0) schedule();
}

/**
 * The page may be gone in a moment: everything is kept on the device first, since a request that is under way dies with
 * its page, and what fits into one request that outlives it is sent.
 */
function sayLastWords(): void {
  if (waiting.length === 0) return;
  unsentEvents.keep(waiting);
  const batch = nextBatch(waiting, LAST_WORDS_BYTES);
  post(batch, true).then(
    () => {
      drop(batch);
    },
    () => schedule(),
  );
}

function schedule(): void {
  timer ??= setTimeout(() => void flush(), FLUSH_MS);
}

function record(event: Recorded): void {
  waiting = [...waiting, complete(event)].slice(-MOST_KEPT);
  if (waiting.length >= BATCH) void flush();
  else schedule();
}

/**
 * Events and failures of the front end: sent in batches of 20 or every 10 s, and when the page is hidden. What could not
 * be sent is kept on the device, and sent by whichever page comes next.
 */
export const telemetry = { record, flush };

/** Records one event of a remote. */
export const recordEvent = record;

if (waiting.length > 0) schedule();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sayLastWords();
});
window.addEventListener('pagehide', sayLastWords);
