import type { ComputeTask } from '../../infrastructure/compute/task.ts';
import { type DemoPhoto, drawPhotos } from './files/draw-photos.ts';
import { type DemoCbct, packCbct } from './files/pack-cbct.ts';

/** Draws all photos and radiographs of one invented patient. */
export const drawDemoPhotos: ComputeTask<{ seed: number }, DemoPhoto[]> = { name: 'demo.drawPhotos', run: drawPhotos };

/** Generates and packs a CBCT of one invented patient. */
export const packDemoCbct: ComputeTask<{ seed: number }, DemoCbct> = { name: 'demo.packCbct', run: packCbct };

export const demoTasks = [drawDemoPhotos, packDemoCbct];
