import type { ComputeTask } from '../../infrastructure/compute/task.ts';

/** Of small pictures, from 0 to 1. */
const PICTURE_QUALITY = 0.8;

/** Draws the middle slice of a quick look: a JPEG. Throws VolumeError for what is none. */
export const drawQuickLook: ComputeTask<{ quickLook: Uint8Array }, Uint8Array> = {
  name: 'cbct.drawQuickLook',
  run: async ({ quickLook }) => {
    const { drawMiddleSlice } = await import('@archway/volume');
    const { encodeJpeg } = await import('@archway/photo/jpeg');
    return encodeJpeg(await drawMiddleSlice(quickLook), PICTURE_QUALITY);
  },
};

export const cbctTasks = [drawQuickLook];
