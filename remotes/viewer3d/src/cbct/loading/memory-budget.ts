/** What is known of the machine that shows a volume. */
export interface Machine {
  /** `navigator.deviceMemory` in GiB; browsers that hide it count as 4. */
  readonly deviceMemory?: number | undefined;
  /** Longest side of a 3D texture, `MAX_3D_TEXTURE_SIZE`. */
  readonly textureSide: number;
  /** There is no graphics card: the processor draws. */
  readonly software: boolean;
}

export interface ViewBudget {
  /** Most bytes of voxels that are held for viewing. */
  readonly bytes: number;
  /** Most voxels along a side. */
  readonly side: number;
}

const MIB = 2 ** 20;
const USUAL_MEMORY_GIB = 4;
const SMALLEST = 128 * MIB;
const LARGEST = 1024 * MIB;
/** Drawing in software reads every voxel by the processor, from the same memory. */
const SOFTWARE = 256 * MIB;

/**
 * How much of a volume may be held for viewing. The rule: an eighth of the memory, since the voxels are there twice
 * (for reading values and as a texture), decoding needs as much again for a while, and other tabs live, too; at least
 * 128 MiB, at most 1 GiB, and 256 MiB when no graphics card draws. What is larger is reduced by whole factors.
 */
export function viewBudget({ deviceMemory = USUAL_MEMORY_GIB, textureSide, software }: Machine): ViewBudget {
  const eighth = (deviceMemory * 1024 * MIB) / 8;
  const bytes = Math.max(SMALLEST, Math.min(LARGEST, eighth));
  return { bytes: software ? Math.min(SOFTWARE, bytes) : bytes, side: textureSide };
}
