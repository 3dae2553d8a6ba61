import type { Pixels } from '../pixels.ts';
import type { Guess } from '../positions.ts';
import { mouthWeights } from './mouth/mouth-weights.ts';
import { recognize } from './recognize.ts';

/**
 * What a photo shows, best first, by image analysis alone: at most 3 guesses. Empty when nothing can be seen on it.
 * What does not look like any position is `other`, never surely. A mirror image gets the same guesses for the other side.
 */
export const classifyPhoto = (pixels: Pixels): Guess[] => recognize(pixels, mouthWeights);
