import { useMemo } from 'react';
import type { PlanComment } from '@archway/contracts';
import { useText } from '@archway/platform';
import { nextAt, stageComments } from './stage-comments.ts';
import styles from './pins.module.css';

/** Comments as the timeline shows them. */
export interface StageMarksProps {
  comments: readonly PlanComment[];
  /** Number of the thread that is looked at. */
  chosen: number | null;
  onChoose: (comment: PlanComment) => void;
}

/** Over the stages of a plan: where something was said. Pressed, a mark opens what was said there, one after the other. */
export function StageMarks({ total, comments, chosen, onChoose }: StageMarksProps & { total: number }) {
  const t = useText('viewer3d');
  const marks = useMemo(() => stageComments(comments, total), [comments, total]);
  if (marks.length === 0) return null;
  return (
    <div
      className={styles.marks}
      role="group"
      aria-label={t('comments.stages')}
      style={{ gridTemplateColumns: `repeat(${total + 1}, minmax(0, 1fr))` }}
    >
      {marks.map((mark) => {
        const count = mark.comments.length;
        const name = t(mark.open ? 'comments.atStage' : 'comments.atStageResolved', { num: mark.stage, count });
        const next = nextAt(mark, chosen);
        return (
          <button
            key={mark.stage}
            type="button"
            className={styles.mark}
            style={{ gridColumn: mark.stage + 1 }}
            data-stage-mark={mark.stage}
            data-state={mark.open ? 'open' : 'resolved'}
            aria-pressed={mark.comments.some(({ number }) => number === chosen)}
            aria-label={name}
            title={`${name}: ${next?.text.slice(0, 120) ?? ''}`}
            onClick={() => next && onChoose(next)}
          >
            {/* Of one, the number that its pin has; of several, how many. */}
            {count === 1 ? mark.comments[0]?.number : `${count}×`}
          </button>
        );
      })}
    </div>
  );
}
