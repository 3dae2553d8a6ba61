import { useText } from '@archway/platform';
import { Button, X } from '@archway/ui';
import type { Arrangement } from '../../../frame/placement.ts';
import { formatMeasure } from '../../../measure/format-measure.ts';
import { valueOf } from '../../../measure/measurement.ts';
import type { ViewerAction, ViewerState } from '../../../model/viewer-model.ts';
import styles from './panel.module.css';

interface Props {
  measurements: ViewerState['measurements'];
  arrangement: Arrangement;
  /** Decimals of lengths. */
  digits: number;
  dispatch: (action: ViewerAction) => void;
}

/** What was measured, each with its value and the way to take it out. */
export function MeasurementList({ measurements, arrangement, digits, dispatch }: Props) {
  const t = useText('viewer3d');
  return (
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
  );
}
