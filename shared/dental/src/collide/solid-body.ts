import type { ToothBody } from '../body/tooth-body.ts';

/** What collisions need of a body. */
export type SolidBody = Pick<ToothBody, 'fdi' | 'positions' | 'indices' | 'crownVertices' | 'crownFaces'>;
