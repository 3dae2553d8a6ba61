import { Quaternion, Vector3 } from 'three';
import type { CommentView } from '@archway/contracts';
import { type CameraPose, poseFrom } from './camera-pose.ts';
import { distanceFor, heightAt } from './camera-rig.ts';

/** From farther away there is nothing to see, and a kept place would leave the room that it may name, mm. */
const FARTHEST = 420;

/** Where a reader stands, so that anybody can stand there again: how far away says how much is seen. */
export function keptView({ target, orientation, height }: CameraPose): CommentView {
  const q = new Quaternion(...orientation);
  const distance = distanceFor(Math.min(height, FARTHEST));
  const at = new Vector3(0, 0, distance).applyQuaternion(q).add(new Vector3(...target));
  const up = new Vector3(0, 1, 0).applyQuaternion(q);
  return { position: [at.x, at.y, at.z], target: [...target], up: [up.x, up.y, up.z] };
}

/** The same place again. */
export function poseOfView({ position, target, up }: CommentView): CameraPose {
  const from = new Vector3(...position).sub(new Vector3(...target));
  return poseFrom([from.x, from.y, from.z], up, target, heightAt(from.length()));
}
