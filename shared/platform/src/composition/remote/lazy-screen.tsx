import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A screen whose code is fetched at its first visit, and fetched again after a failure. */
export type LazyScreen = ComponentType & { reset(): void };

/**
 * `lazyScreen(() => import('./screens/list/CaseList.tsx'))`. Unlike React's `lazy`, whose failure is for good, a retry
 * asks for the code again.
 * @param texts what must be there besides its code, fetched beside it: the texts of a remote that has them by screen
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>, texts?: () => Promise<void>): LazyScreen {
  const fetchAll = () =>
    lazy(async () => {
      const [screen] = await Promise.all([load(), texts?.()]);
      return screen;
    });
  let Content = fetchAll();
  function Screen() {
    const Current = Content;
    return <Current />;
  }
  return Object.assign(Screen, {
    reset: (): void => {
      Content = fetchAll();
    },
  });
}

/** Makes a retry possible after `failure`; a plain `lazy` that could not fetch its code needs a new document. */
export function resetScreen(screen: ComponentType, failure: unknown, reload: () => void): void {
  if ('reset' in screen) (screen as LazyScreen).reset();
  else if (failure instanceof Error && failure.name === 'ChunkLoadError') reload();
}
