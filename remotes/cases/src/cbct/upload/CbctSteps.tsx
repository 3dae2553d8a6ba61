import { Check, CircleX, Loader, Pause } from '@archway/ui';
import { formatNumber, useText } from '@archway/platform';
import { type CbctStep, type CbctUpload, cbctSteps } from './cbct-upload.ts';
import styles from './cbct-progress.module.css';

type StepState = 'waiting' | 'running' | 'paused' | 'done' | 'failed';

const icons = { waiting: null, running: Loader, paused: Pause, done: Check, failed: CircleX } as const;

/** The four steps in one line, with how much smaller the voxels became. */
export function CbctSteps({ upload }: { upload: CbctUpload }) {
  const t = useText('cases');
  const { step, state, paused, ratio } = upload;
  const at = cbctSteps.indexOf(step);
  const stateOf = (each: CbctStep): StepState => {
    const index = cbctSteps.indexOf(each);
    if (index !== at) return index < at ? 'done' : 'waiting';
    if (paused) return 'paused';
    return state === 'serverError' ? 'failed' : 'running';
  };
  return (
    <ol className={styles.steps}>
      {cbctSteps.map((each) => {
        const is = stateOf(each);
        const Icon = icons[is];
        const factor = each === 'compress' && ratio ? ` ${formatNumber(ratio, { digits: 1 })}×` : '';
        return (
          <li key={each} className={styles[is]} aria-current={is === 'running' ? 'step' : undefined}>
            {Icon ? <Icon aria-hidden="true" /> : null}
            {t(`cbct.step.${each}`)}
            {factor}
          </li>
        );
      })}
    </ol>
  );
}
