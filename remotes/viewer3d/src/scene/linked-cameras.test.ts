import { poseFrom } from './camera-pose.ts';
import { FrameSignal } from './frame-signal.ts';
import { linkCameras } from './linked-cameras.ts';
import type { Stance } from './transition.ts';

const stanceAt = (height: number): Stance => ({ pose: poseFrom([0, 0, 1], [0, 1, 0], [0, 0, 0], height), openness: 0 });

function seen(height: number) {
  const frames = new FrameSignal();
  let stance = stanceAt(height);
  const follow = jest.fn((next: Stance) => {
    stance = next;
    frames.emit();
  });
  const turn = (to: number): void => {
    stance = stanceAt(to);
    frames.emit();
  };
  return { frames, scene: { stance: () => stance, follow }, turn };
}

test('whichever is turned, the other one follows, and neither follows itself', () => {
  const [one, other] = [seen(90), seen(40)];
  linkCameras(one, other);
  expect(other.scene.stance().pose.height).toBe(90);
  other.turn(30);
  expect(one.scene.stance().pose.height).toBe(30);
  one.turn(55);
  expect(other.scene.stance().pose.height).toBe(55);
  expect([one.scene.follow.mock.calls.length, other.scene.follow.mock.calls.length]).toEqual([1, 2]);
});

test('once they are let go, each stands where it wants', () => {
  const [one, other] = [seen(90), seen(90)];
  linkCameras(one, other)();
  one.turn(20);
  expect(other.scene.stance().pose.height).toBe(90);
});
