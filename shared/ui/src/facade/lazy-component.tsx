import { Suspense, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { whenOnline } from './when-online.ts';

/** A component that can be fetched before it is shown, e.g. when the pointer comes near. */
export type OnDemandComponent<P extends object> = ComponentType<P> & { preload: () => void };

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
