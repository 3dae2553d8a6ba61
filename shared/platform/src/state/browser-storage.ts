/** Storage may be full, forbidden or absent; the product then forgets, it does not fail. */
interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

const safe = (open: () => Storage): SafeStorage => ({
  get(key) {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      open().setItem(key, value);
    } catch {
      // Forgotten; see above.
    }
  },
  remove(key) {
    try {
      open().removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
});

export const localStore = safe(() => window.localStorage);
export const tabStore = safe(() => window.sessionStorage);
