import type { StageClock } from './stage-clock.ts';

/** Called when a pointer takes the slider: it is held until the pointer lets go, wherever that is. */
export function holdWhilePressed(clock: StageClock): void {
  const ends = ['pointerup', 'pointercancel'] as const;
  const release = (): void => {
    for (const end of ends) removeEventListener(end, release);
    clock.hold(false);
  };
  for (const end of ends) addEventListener(end, release);
  clock.hold(true);
}
