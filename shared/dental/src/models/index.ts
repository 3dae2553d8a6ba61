/** What a printer or a cutting machine takes of a plan: each jaw as it stands at a step, and the cut line there. */
export { stagesOf } from '../document/stages.ts';
export { type BoundLine, boundLine, lineAt } from './bound-line.ts';
export { type ReadyJaw, readyJaw, standingGum } from './ready-jaw.ts';
export { stageModel, stageTeeth } from './stage-mesh.ts';
