import type { Lang } from './test.ts';
import { THOROUGH } from '@archway/build/sampling';

/**
 * The languages that a journey is walked in: before a release both, in a usual run the one that its file names. Journeys
 * differ in which; that every text exists in both is asked elsewhere, and where a language lays a screen out, both are seen.
 */
export const walkedIn = (usual: Lang): readonly Lang[] => (THOROUGH ? ['zh-CN', 'en-US'] : [usual]);
