export { tissueOf } from './tissue.ts';
export { toothEvidence, toothEvidenceNames } from './tooth-evidence.ts';
export type { MouthSigns } from './mouth-signs.ts';
export { mouthSigns } from './mouth-signs.ts';
export type { MouthModel, MouthPosition, Score } from './mouth-model.ts';
export { guessMouth, mouthChances } from './mouth-model.ts';
export { mouthEvidence } from './mouth-evidence.ts';
export { lookAt } from '../look.ts';
