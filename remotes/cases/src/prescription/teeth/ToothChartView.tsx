import { type Prescription, type Tooth, lowerTeeth, upperTeeth } from '@archway/contracts';
import { ToothFigure } from './ToothFigure.tsx';
import { marksOf } from './tooth-marks.ts';
import styles from './chart.module.css';

/** The chart to be looked at; what it shows stands in words beside it. */
export function ToothChartView({ values, name }: { values: Prescription; name: (tooth: Tooth) => string }) {
  return (
    <div className={`${styles.chart} ${styles.view}`} aria-hidden="true">
      {[upperTeeth, lowerTeeth].map((teeth) => (
        <div key={teeth[0]} className={`${styles.arch} ${teeth === lowerTeeth ? styles.lower : ''}`}>
          {teeth.map((tooth) => {
            const marks = marksOf(values, tooth);
            const gone = marks.includes('extract') || marks.includes('missing');
            return (
              <div key={tooth} className={styles.tooth}>
                <ToothFigure tooth={tooth} marks={marks} lower={teeth === lowerTeeth} />
                <span className={gone ? styles.gone : undefined}>{name(tooth)}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
