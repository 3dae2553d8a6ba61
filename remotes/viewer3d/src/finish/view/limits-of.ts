import { finishLimits } from '@archway/contracts';

/** What a length is kept within, as its field takes it. */
export const limitsOf = (name: 'reserveGum' | 'straightDistance' | 'baseMargin' | 'baseHeight') => ({
  min: finishLimits[name].min,
  max: finishLimits[name].max,
});
