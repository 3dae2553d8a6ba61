import { CERTIFICATION_HOURS } from '@archway/contracts';

const HOUR_MS = 3_600_000;
/** From this share of the promised time on it is said loudly. */
const SOON = 0.75;

export interface Waiting {
  readonly hours: number;
  /** When the promise ends, as an instant. */
  readonly due: string;
  readonly urgency: 'calm' | 'soon' | 'overdue';
}

/** How long somebody waits, and until when an answer was promised. */
export function waitingOf(since: string, now = Date.now()): Waiting {
  const from = Date.parse(since);
  const due = from + CERTIFICATION_HOURS * HOUR_MS;
  const share = (now - from) / (due - from);
  return {
    hours: Math.max(0, Math.floor((now - from) / HOUR_MS)),
    due: new Date(due).toISOString(),
    urgency: share >= 1 ? 'overdue' : share >= SOON ? 'soon' : 'calm',
  };
}
