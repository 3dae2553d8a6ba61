import { type AnalyseFlag, analyseFlag } from '@archway/contracts';

/** Whether a worker is at a model: it is being analysed, or prepared. */
export const isBusyModel = (flag: AnalyseFlag): boolean =>
  flag === analyseFlag.running || flag === analyseFlag.preparing;
