import type { BaseScene } from './base-scene.ts';
import type { FrameSignal } from './frame-signal.ts';
import type { Stance } from './transition.ts';

interface Seen {
  readonly scene: Pick<BaseScene, 'stance' | 'follow'>;
  readonly frames: Pick<FrameSignal, 'subscribe'>;
}

/** What a number may differ in after it went through a camera. */
const SAME = 1e-6;

function standsAlike(one: Stance, other: Stance): boolean {
  const numbers = ({ pose: { target, orientation, height }, openness }: Stance): number[] => [
    ...target,
    ...orientation,
    height,
    openness,
  ];
  const others = numbers(other);
  return numbers(one).every((value, at) => Math.abs(value - (others[at] ?? 0)) <= SAME * Math.max(1, Math.abs(value)));
}

/** Two scenes are looked at from one place: whichever is turned, the other one follows. @returns lets them go */
export function linkCameras(one: Seen, other: Seen): () => void {
  const followed = (leader: Seen, follower: Seen) => (): void => {
    const stance = leader.scene.stance();
    if (!standsAlike(stance, follower.scene.stance())) follower.scene.follow(stance);
  };
  const stops = [one.frames.subscribe(followed(one, other)), other.frames.subscribe(followed(other, one))];
  followed(one, other)();
  return () => stops.forEach((stop) => stop());
}
