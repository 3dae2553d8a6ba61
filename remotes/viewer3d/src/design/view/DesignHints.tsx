import { formatDateTime, toothText, useNumbering, useText } from '@archway/platform';
import { Button, History, TriangleAlert } from '@archway/ui';
import { jawOf } from '@archway/dental';
import { showsTarget } from '../../plan/stages/plan-stages.ts';
import { useStage } from '../../plan/view/use-clock.ts';
import type { KeptDesign } from '../saving/kept-design.ts';
import { atTarget } from '../tools/design-tools.ts';
import type { Design } from '../use-design.ts';
import styles from './design.module.css';

interface Props {
  design: Design;
  /** What was not saved when the page was left. */
  kept: KeptDesign | null;
  /** It was made from what the server has now. */
  fits: boolean;
  onRecover: () => void;
  onForget: () => void;
}

/** What the reader should know just now: what was found, what was refused, where the handles are. */
export function DesignHints({ design, kept, fits, onRecover, onForget }: Props) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { edits, tool, selection, plan, prescribed, reads, jaw, keyFrames } = design;
  const stage = useStage(plan.clock);
  const primary = selection.at(-1);
  if (kept)
    return (
      <div className={styles.notice} role="alert" data-recovery>
        <History aria-hidden />
        <span>
          {t(fits ? 'design.recover.found' : 'design.recover.stale', {
            time: formatDateTime(new Date(kept.at)),
          })}
        </span>
        {fits && (
          <Button size="small" type="primary" disabled={reads} onClick={onRecover}>
            {t('design.recover.take')}
          </Button>
        )}
        <Button size="small" onClick={onForget}>
          {t('design.recover.forget')}
        </Button>
      </div>
    );
  if (edits.refused)
    return (
      <div className={styles.notice} role="alert" data-refused={edits.refused.reason}>
        <TriangleAlert aria-hidden />
        <span>
          {t(`design.refused.${edits.refused.reason}`, {
            teeth: edits.refused.teeth.map((fdi) => toothText(fdi, numbering)).join(t('design.comma')),
          })}
        </span>
      </div>
    );
  const moves = tool === 'arch' ? jaw : primary === undefined ? null : jawOf(primary);
  if (moves === null) return null;
  const atKey = tool !== 'arch' && keyFrames.teeth.length > 0;
  const away = atTarget(tool) && !atKey && !showsTarget(plan.stages, moves, stage);
  const fixed = tool !== 'arch' && primary !== undefined && prescribed.fixed.has(primary);
  if (!away && !fixed && !atKey) return null;
  return (
    <div className={styles.notice} role="status">
      <span>
        {fixed
          ? t('design.refused.fixed', { teeth: toothText(primary, numbering) })
          : atKey
            ? t('design.handlesAtKeyFrame', { stage })
            : t('design.handlesAtTarget')}
      </span>
      {!fixed && (
        <Button size="small" onClick={() => plan.clock.show(plan.stages.planned[moves])}>
          {t('design.toTarget')}
        </Button>
      )}
    </div>
  );
}
