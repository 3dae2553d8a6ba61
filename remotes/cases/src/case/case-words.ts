import type { Entrust, Gender } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** Initial phase, or which refinement. */
export const stageName = (stage: number, t: TextFunction): string =>
  stage <= 1 ? t('stage.initial') : t('stage.refinement', { n: stage - 1 });

export const entrustName = (entrust: Entrust, t: TextFunction): string => t(`entrust.${entrust}`);

export const genderName = (gender: Gender, t: TextFunction): string => t(`gender.${gender}`);

/** 22 / 19, upper and lower; a dash while there is no plan. */
export const stepsText = (upper: number | null, lower: number | null): string =>
  upper === null && lower === null ? '—' : `${upper ?? '—'} / ${lower ?? '—'}`;
