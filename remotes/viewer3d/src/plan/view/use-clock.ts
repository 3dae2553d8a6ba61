import { useEffect, useState, useSyncExternalStore } from 'react';
import { motion } from '../../scene/motion.ts';
import { StageClock } from '../stages/stage-clock.ts';

/** The clock of a plan: it runs while it plays, and knows how many stages there are. */
export function useClock(total: number, first: number): StageClock {
  const [clock] = useState(() => new StageClock(total, first));
  useEffect(() => clock.setTotal(total), [clock, total]);
  const { playing } = usePlaying(clock);
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const run = (now: number): void => {
      clock.tick(now, motion() > 0);
      frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [clock, playing]);
  return clock;
}

/** The stage that is shown, as a whole number: nothing renders for the frames between two. */
export const useStage = (clock: StageClock): number =>
  useSyncExternalStore(clock.subscribe, () => Math.round(clock.get().stage));

export const usePlaying = (clock: StageClock) => ({
  playing: useSyncExternalStore(clock.subscribe, () => clock.get().playing),
  speed: useSyncExternalStore(clock.subscribe, () => clock.get().speed),
});
