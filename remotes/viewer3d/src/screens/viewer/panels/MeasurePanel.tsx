import { useText } from '@archway/platform';
import { Button, Redo2, Trash2, Undo2 } from '@archway/ui';
import type { Arrangement } from '../../../frame/placement.ts';
import { pointsNeeded } from '../../../measure/measurement.ts';
import type { ViewerAction, ViewerState } from '../../../model/viewer-model.ts';
import { MeasurementList } from './MeasurementList.tsx';
import styles from './panel.module.css';

interface Props {
  state: ViewerState;
  arrangement: Arrangement;
  /** Decimals of lengths. */
  digits: number;
  dispatch: (action: ViewerAction) => void;
}

/** The measurements as a list, with what to do next while one is being made. */
export function MeasurePanel({ state, arrangement, digits, dispatch }: Props) {
  const t = useText('viewer3d');
  const { measurements, pending, tool } = state;
  return (
    <section className={styles.section} aria-labelledby="viewer-measure">
      <div className={styles.row}>
        <h2 id="viewer-measure">{t('panel.measurements')}</h2>
        <span className={styles.trailing}>
          <Button
            type="text"
            size="small"
            icon={<Undo2 />}
            disabled={!state.canUndo}
            aria-label={t('measure.undo')}
            title={t('measure.undo')}
            onClick={() => dispatch({ type: 'undo' })}
          />
          <Button
            type="text"
            size="small"
            icon={<Redo2 />}
            disabled={!state.canRedo}
            aria-label={t('measure.redo')}
            title={t('measure.redo')}
            onClick={() => dispatch({ type: 'redo' })}
          />
          {measurements.length > 0 && (
            <Button type="text" size="small" icon={<Trash2 />} onClick={() => dispatch({ type: 'removeAll' })}>
              {t('measure.removeAll')}
            </Button>
          )}
        </span>
      </div>
      <p className={styles.hint} role="status" data-pending={pending.length}>
        {tool === 'turn'
          ? measurements.length === 0 && t('measure.none')
          : t(`measure.next.${tool}`, { num: pending.length + 1, total: pointsNeeded[tool] })}
      </p>
      {(tool === 'point' || measurements.some(({ kind }) => kind === 'point')) && (
        <p className={styles.hint}>{t('measure.axes')}</p>
      )}
      <MeasurementList measurements={measurements} arrangement={arrangement} digits={digits} dispatch={dispatch} />
    </section>
  );
}
