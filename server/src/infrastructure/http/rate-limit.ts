const WINDOW_MS = 60_000;
const MOST_KEYS = 100_000;

interface Window {
  count: number;
  resetsAt: number;
}

/**
 * Counts calls per key and minute in this process. It protects the process; what must hold across servers, such as
 * the throttling of logins, is counted in the database.
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  /** @returns seconds until the caller may try again, or null when the call is within its limit. */
  take(key: string, limit: number, now = Date.now()): number | null {
    const window = this.#windows.get(key);
    if (!window || window.resetsAt <= now) {
      if (this.#windows.size >= MOST_KEYS) this.#forgetOld(now);
      this.#windows.set(key, { count: 1, resetsAt: now + WINDOW_MS });
      return null;
    }
    window.count++;
    return window.count > limit ? Math.ceil((window.resetsAt - now) / 1000) : null;
  }

  #forgetOld(now: number): void {
    for (const [key, window] of this.#windows) if (window.resetsAt <= now) this.#windows.delete(key);
    if (this.#windows.size >= MOST_KEYS) this.#windows.clear();
  }
}
