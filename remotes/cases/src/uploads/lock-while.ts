import { navigationLock } from '@archway/platform';

/**
 * Holds the page's navigation lock while something runs: paths other than the open one are refused with the text.
 * @param subscribe called whenever `runs` may have another answer
 * @param text read when the lock is taken, for texts load later than code
 */
export function lockWhile(subscribe: (changed: () => void) => unknown, runs: () => boolean, text: () => string): void {
  let release: (() => void) | undefined;
  const follow = (): void => {
    if (runs()) release ??= navigationLock.acquire(text());
    else {
      release?.();
      release = undefined;
    }
  };
  subscribe(follow);
  follow();
}
