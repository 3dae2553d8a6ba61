export type { MouthModel, MouthPosition, Score } from './mouth-model.ts';
export { kindSigns, mouthChances, tempered } from './mouth-model.ts';
export { mouthEvidence } from './mouth-evidence.ts';
export { mouthNet } from '../net/product-net.ts';
export { mouthSigns } from '../net/mouth-signs.ts';
export type { MouthSigns } from '../net/place-signs.ts';
export { framed } from '../net/framed.ts';
export { netPositions, placeClasses } from '../net/mouth-net.ts';
export { lookAt } from '../look.ts';
