import type { PlanShot } from '@archway/contracts';

/** Names a shot of a plan among its others. */
export const shotKey = ({ step, view }: PlanShot): string => `${step ?? 'target'} ${view}`;
