import type { OpenedService } from '@archway/contracts';
import type { PatientValues } from '../patient/patient-values.ts';

/** A first step that somebody has begun and not saved. */
export interface BegunCase {
  /** Names the case to the server before it has a number: saved twice with it, it is one case. */
  readonly key: string;
  readonly values: PatientValues;
  /** When it was changed last. */
  readonly at: string;
}

export interface BegunCases {
  /** Newest first. */
  read(): BegunCase[];
  /** Keeps it in place of an earlier state of the same one. */
  keep(begun: BegunCase): void;
  drop(key: string): void;
}

/** So many are kept; an older one gives way. */
const MOST = 5;
const KEPT_DAYS = 30;

const isBegun = (given: unknown): given is BegunCase => {
  const { key, values, at } = (given ?? {}) as Partial<Record<keyof BegunCase, unknown>>;
  return typeof key === 'string' && typeof at === 'string' && typeof values === 'object' && values !== null;
};

/** What an account has begun of a service, on this device. */
export function begunCases(userId: string, service: OpenedService): BegunCases {
  const place = `archway.cases.begun.${userId}.${service}`;
  const read = (): BegunCase[] => {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
      const since = Date.now() - KEPT_DAYS * 86_400_000;
      return (Array.isArray(found) ? found : []).filter(isBegun).filter(({ at }) => Date.parse(at) > since);
    } catch {
      return [];
    }
  };
  const write = (all: readonly BegunCase[]): void => {
    try {
      if (all.length > 0) localStorage.setItem(place, JSON.stringify(all.slice(0, MOST)));
      else localStorage.removeItem(place);
    } catch {
      // Storage may be full or forbidden; the page itself still holds what was entered.
    }
  };
  const others = (key: string): BegunCase[] => read().filter((each) => each.key !== key);
  return {
    read,
    keep: (begun) => write([begun, ...others(begun.key)]),
    drop: (key) => write(others(key)),
  };
}
