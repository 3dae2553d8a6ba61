import { useText } from '@archway/platform';
import stageStyles from '../../plan/view/stage.module.css';
import { lineColors } from '../scene/finish-lines.ts';
import type { Finishing } from '../state/use-finish.ts';

/** Which step is seen, and what the lines on it are. */
export function FinishLegend({ finishing: { kind, jaw, steps } }: { finishing: Finishing }) {
  const t = useText('viewer3d');
  return (
    <ul className={stageStyles.legend} aria-label={t('legend.title')}>
      <li>
        <i data-mark="tooth" aria-hidden />
        {t('finish.step', { jaw: t(`jaw.${jaw}`), num: steps[jaw] })}
      </li>
      <li>
        <i style={{ background: lineColors.cutLine }} aria-hidden />
        {t('finish.cutLine')}
      </li>
      {kind === 'postProcess' ? (
        <li>
          <i style={{ background: lineColors.base }} aria-hidden />
          {t('finish.base')}
        </li>
      ) : null}
    </ul>
  );
}
