import { Check, CircleX, Loader, Pause } from '@archway/ui';
import { formatNumber, useText } from '@archway/platform';
import { type CbctStage, type CbctUpload, cbctStages } from './cbct-upload.ts';
import styles from './cbct-progress.module.css';

type StepState = 'waiting' | 'running' | 'paused' | 'done' | 'failed';

const icons = { waiting: null, running: Loader, paused: Pause, done: Check, failed: CircleX } as const;

/** The four steps in one line, with how much smaller the voxels became. */
export function CbctSteps({ upload }: { upload: CbctUpload }) {
  const t = useText('cases');
  const { stage, state, ratio } = upload;
  const at = cbctStages.indexOf(stage);
  const stateOf = (each: CbctStage): StepState => {
    const index = cbctStages.indexOf(each);
    if (index !== at) return index < at ? 'done' : 'waiting';
    return state === 'failed' || state === 'paused' ? state : 'running';
  };
  return (
    <ol className={styles.steps}>
      {cbctStages.map((each) => {
        const is = stateOf(each);
        const Icon = icons[is];
        const factor = each === 'compress' && ratio ? ` ${formatNumber(ratio, { digits: 1 })}×` : '';
        return (
          <li key={each} className={styles[is]} aria-current={is === 'running' ? 'step' : undefined}>
            {Icon ? <Icon aria-hidden="true" /> : null}
            {t(`cbct.stage.${each}`)}
            {factor}
          </li>
        );
      })}
    </ol>
  );
}
