import type { ComputeTask } from '../../infrastructure/compute/task.ts';
import { type DemoJaw, generateJaws } from './files/jaws.ts';
import { type DemoCbct, packCbct } from './files/pack-cbct.ts';
import type { DemoTeeth } from './files/packs.ts';
import { type DemoDesign, type DesignedPlans, designPlans } from './plans/design/design-plans.ts';

/** Generates both jaws of one invented patient, and takes them in as uploaded ones. */
export const generateDemoJaws: ComputeTask<DemoTeeth, DemoJaw[]> = { name: 'demo.generateJaws', run: generateJaws };

/** Generates and packs a CBCT of one invented patient. */
export const packDemoCbct: ComputeTask<{ seed: number }, DemoCbct> = { name: 'demo.packCbct', run: packCbct };

/** Designs plans for one invented patient. */
export const designDemoPlans: ComputeTask<DemoDesign, DesignedPlans> = { name: 'demo.designPlans', run: designPlans };

export const demoTasks = [generateDemoJaws, packDemoCbct, designDemoPlans];
