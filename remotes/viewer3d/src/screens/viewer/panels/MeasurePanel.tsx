import { useText } from '@archway/platform';
import { Button, Redo2, Trash2, Undo2, X } from '@archway/ui';
import type { Arrangement } from '../../../frame/placement.ts';
import { pointsNeeded, valueOf } from '../../../measure/measurement.ts';
import { formatMeasure } from '../../../measure/format-measure.ts';
import type { ViewerAction, ViewerState } from '../../../model/viewer-model.ts';
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
      <ol className={styles.measurements} aria-live="polite">
        {measurements.map((measurement) => {
          const value = formatMeasure(valueOf(measurement, arrangement), digits);
          return (
            <li key={measurement.id} data-kind={measurement.kind}>
              <b>{measurement.id}</b>
              <span>{t(`measure.${measurement.kind}`)}</span>
              <output>{value}</output>
              <Button
                type="text"
                size="small"
                icon={<X />}
                aria-label={t('measure.removeNamed', { num: measurement.id, value })}
                onClick={() => dispatch({ type: 'remove', id: measurement.id })}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
