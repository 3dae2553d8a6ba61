import type { VolumeStep } from '@archway/volume';
import type { CbctStage } from './cbct-upload.ts';

type Span = readonly [number, number];

/** Where each step begins and ends on the bar of its stage, so that the bar never goes back. */
const spans: Partial<Record<CbctStage, Partial<Record<VolumeStep, Span>>>> = {
  read: { read: [0, 1] },
  // The heads of the files are read in the first stage, the voxels in the second.
  compress: { read: [0, 0.3], assemble: [0.3, 0.32], compress: [0.32, 0.95], zip: [0.95, 1] },
};
/** An archive is unpacked before it is read. */
const unpacking: Partial<Record<VolumeStep, Span>> = { extract: [0, 0.8], read: [0.8, 1] };

/** How far a stage is, 0 to 1. */
export function stageShare(stage: CbctStage, step: VolumeStep, fraction: number, isArchive: boolean): number {
  const [from, to] = (stage === 'read' && isArchive ? unpacking : spans[stage])?.[step] ?? [0, 1];
  return from + (to - from) * Math.min(1, Math.max(0, fraction));
}
