import { type Tooth, lowerTeeth, upperTeeth } from '@archway/contracts';
import { type FigureMark, ToothFigure } from './ToothFigure.tsx';
import styles from './chart.module.css';

interface Props {
  marksOf: (tooth: Tooth) => readonly FigureMark[];
  name: (tooth: Tooth) => string;
}

/** The chart to be looked at; what it shows stands in words beside it. */
export function ToothChartView({ marksOf, name }: Props) {
  return (
    <div className={`${styles.chart} ${styles.view}`} aria-hidden="true">
      {[upperTeeth, lowerTeeth].map((teeth) => (
        <div key={teeth[0]} className={`${styles.arch} ${teeth === lowerTeeth ? styles.lower : ''}`}>
          {teeth.map((tooth) => {
            const marks = marksOf(tooth);
            const gone = marks.includes('extract') || marks.includes('missing');
            return (
              <div key={tooth} className={styles.tooth}>
                <ToothFigure tooth={tooth} marks={marks} lower={teeth === lowerTeeth} />
                <span className={gone ? styles.gone : marks.includes('asked') ? styles.named : undefined}>
                  {name(tooth)}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
