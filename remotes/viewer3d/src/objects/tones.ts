import { canvasColors } from '@archway/ui';
import type { JawName } from '../frame/placement.ts';
import type { ViewerObject } from './object-list.ts';

/** Tones of the jaws: the same plaster, told apart in the legend by a second mark. */
export const jawColors: Readonly<Record<JawName, string>> = { upper: canvasColors.tooth, lower: '#DCE5EC' };

/** A shell of plastic over the teeth. */
const ALIGNER = '#BFE0F2';

/** The even colour of an object: the reader's, or the tone of what it is. */
export const toneOf = ({ color, kind, jaw }: Pick<ViewerObject, 'color' | 'kind' | 'jaw'>): string =>
  color ?? (kind === 'aligner' ? ALIGNER : jawColors[jaw]);
