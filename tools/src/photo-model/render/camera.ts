/** Where a camera stands. */
export interface Camera {
  /** To the right, up and to the viewer, in the mouth's axes. */
  readonly right: readonly number[];
  readonly up: readonly number[];
  readonly back: readonly number[];
  /** What it looks at, and from how far, mm. */
  readonly target: readonly number[];
  readonly distance: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * @param yaw degrees to the patient's left, 0 from the front
 * @param pitch degrees from above
 * @param roll degrees that the picture is turned
 */
export function cameraAt(
  yaw: number,
  pitch: number,
  roll: number,
  target: readonly number[],
  distance: number,
): Camera {
  const [a, b, c] = [radians(yaw), radians(pitch), radians(roll)];
  const back = [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)];
  const side = [Math.cos(a), 0, -Math.sin(a)];
  const top = [-Math.sin(a) * Math.sin(b), Math.cos(b), -Math.cos(a) * Math.sin(b)];
  const right = side.map((value, k) => value * Math.cos(c) + top[k]! * Math.sin(c));
  const up = top.map((value, k) => value * Math.cos(c) - side[k]! * Math.sin(c));
  return { right, up, back, target, distance };
}

/** Places in the picture, in focal lengths from its middle with y down, and depths in mm before the camera. */
export function projected(positions: Float32Array, { right, up, back, target, distance }: Camera): Float32Array {
  const out = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]! - target[0]!, positions[at + 1]! - target[1]!, positions[at + 2]! - target[2]!];
    const depth = Math.max(5, distance - (x * back[0]! + y * back[1]! + z * back[2]!));
    out[at] = (x * right[0]! + y * right[1]! + z * right[2]!) / depth;
    out[at + 1] = -(x * up[0]! + y * up[1]! + z * up[2]!) / depth;
    out[at + 2] = depth;
  }
  return out;
}
