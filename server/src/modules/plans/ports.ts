import type { Querier } from '../../infrastructure/database/database.ts';
import { Port } from '../../infrastructure/modules/port.ts';

/** How many comments on a plan nobody has settled. */
export const openCommentsOn = new Port<(db: Querier, planId: string) => Promise<number>>('open comments on a plan');
