import type { Vec3 } from '@archway/geometry';

export type { Vec3 };
export type ComponentType = 'int16' | 'int32';

/**
 * A CT volume. Voxel (i, j, k) stands at `data[i + size[0] * (j + size[1] * k)]`; its centre in patient space (mm, LPS) is
 * `origin + direction · (spacing * [i, j, k])`, where `direction` holds the unit vectors of i, j and k as its columns, written row by row.
 */
export interface Volume {
  readonly size: Vec3;
  /** Position of the first voxel in mm. */
  readonly origin: Vec3;
  /** Distance between voxel centres in mm. */
  readonly spacing: Vec3;
  readonly direction: readonly number[];
  readonly componentType: ComponentType;
  readonly name: string;
  readonly data: Int16Array | Int32Array;
}

export const voxelCount = (size: Vec3): number => size[0] * size[1] * size[2];

export const bytesPerVoxel = { int16: 2, int32: 4 } as const;

/**
 * What an array of voxels holds. By its width and not by its class, for what comes from a worker may be of another realm's class.
 */
export const typeOf = (values: Int16Array | Int32Array): ComponentType =>
  values.BYTES_PER_ELEMENT === 2 ? 'int16' : 'int32';

/** An array of the volume's type. */
export const voxels = (type: ComponentType, count: number): Int16Array | Int32Array =>
  type === 'int16' ? new Int16Array(count) : new Int32Array(count);

/** The same in memory that workers share; pages have it only when they are isolated from other origins. */
export function sharedVoxels(type: ComponentType, count: number): Int16Array | Int32Array | undefined {
  if (typeof SharedArrayBuffer === 'undefined') return undefined;
  return type === 'int16'
    ? new Int16Array(new SharedArrayBuffer(count * 2))
    : new Int32Array(new SharedArrayBuffer(count * 4));
}

/** Whether workers see the same memory; its views are sent, never copied. */
export const isShared = (values: Int16Array | Int32Array): boolean =>
  typeof SharedArrayBuffer !== 'undefined' && values.buffer instanceof SharedArrayBuffer;
