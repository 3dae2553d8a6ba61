import { endpoints } from '@archway/contracts';
import type { LogEvent } from '@archway/contracts';
import { currentLang } from '../i18n/i18n.ts';
import { patientStore } from '../session/patient-store.ts';
import { session } from '../session/session.ts';
import { send } from '../wire/send.ts';
import { describeDevice } from '../device/device.ts';

export const BATCH = 20;
export const FLUSH_MS = 10_000;
/** Events are dropped, oldest first, rather than filling the memory of a page that is offline. */
const MOST_KEPT = 200;
const MOST_TEXT = 8_000;

export interface Recorded {
  /** e.g. `route`, `page-load`, `remote-failure`, `slot-failure`, `error`. */
  type: string;
  /** A sentence, or data that is written as JSON. Never a token and never a patient's name. */
  logData: unknown;
  /** Milliseconds. */
  eventDuration?: number;
}

let waiting: LogEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const seconds = (): number => Math.round(performance.now()) / 1000;

function complete({ type, logData, eventDuration }: Recorded): LogEvent {
  const user = session.user();
  const { caseId, version } = patientStore.get();
  const data = typeof logData === 'string' ? logData : JSON.stringify(logData);
  return {
    ...describeDevice(navigator.userAgent),
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

async function flush({ keepalive = false } = {}): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const data = waiting.slice(0, BATCH);
  if (data.length === 0) return;
  waiting = waiting.slice(BATCH);
  try {
    await send(endpoints.system.log, { body: { data } }, { token: session.token(), keepalive });
  } catch {
    // Recorded again with the next batch; a log must never disturb the page.
    waiting = [...data, ...waiting].slice(-MOST_KEPT);
  }
  if (waiting.length > 0) schedule();
}

function schedule(): void {
  timer ??= setTimeout(() => void flush(), FLUSH_MS);
}

function record(event: Recorded): void {
  waiting = [...waiting, complete(event)].slice(-MOST_KEPT);
  if (waiting.length >= BATCH) void flush();
  else schedule();
}

/** Events and failures of the front end, sent in batches of 20 or every 10 s, and when the page is hidden. */
export const telemetry = { record, flush };

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void flush({ keepalive: true });
});
window.addEventListener('pagehide', () => void flush({ keepalive: true }));
