import { Suspense, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A component that can be fetched before it is shown, e.g. when the pointer comes near. */
export type OnDemandComponent<P extends object> = ComponentType<P> & { preload: () => void };

/**
 * Without network nothing can be fetched: what is asked for then waits until it is back, instead of failing the page. It may be
 * back by the time that the failure is told, so what was begun without it is tried again.
 */
async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  const away = !navigator.onLine;
  try {
    return await load();
  } catch (failure) {
    if (navigator.onLine && !away) throw failure;
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return whenOnline(load);
  }
}

/**
 * A component whose code is fetched when it is first shown. Props pass through, `ref` among them.
 * @param load imports the module that has it
 * @param fallback what stands there meanwhile, in about the same size, so that nothing jumps
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode = null,
): OnDemandComponent<P> {
  const Loaded = lazy(() => whenOnline(load)) as unknown as ComponentType<P>;
  function OnDemand(props: P) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return Object.assign(OnDemand, { preload: () => void load().catch(() => undefined) });
}
