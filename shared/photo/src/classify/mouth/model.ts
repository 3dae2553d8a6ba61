export { tissueOf } from './tissue.ts';
export { toothEvidence, toothEvidenceNames } from './tooth-evidence.ts';
export type { MouthSigns, Seen } from './mouth-signs.ts';
export { mouthSigns, seen } from './mouth-signs.ts';
export type { MouthModel, MouthPosition, Score } from './mouth-model.ts';
export { mouthChances, tempered } from './mouth-model.ts';
export { mouthEvidence } from './mouth-evidence.ts';
export { lookAt } from '../look.ts';
export { recognize } from '../recognize.ts';
