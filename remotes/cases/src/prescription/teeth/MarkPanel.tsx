import { type FixedReason, type Prescription, type Tooth, fixedReasons } from '@archway/contracts';
import { Ban, CircleSlash, Scissors, SquareDashed } from '@archway/ui';
import { Segmented } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { type ToothMark, hasMark, toothMarks } from './tooth-marks.ts';
import styles from './panel.module.css';

const icons = { fixed: Ban, noAttachment: SquareDashed, extract: Scissors, missing: CircleSlash } as const;

interface Props {
  values: Prescription;
  teeth: readonly Tooth[];
  names: (teeth: readonly Tooth[]) => string;
  reason: FixedReason;
  onReason: (reason: FixedReason) => void;
  onMark: (mark: ToothMark) => void;
}

/** What can be said of the teeth that are chosen, each with its key. */
export function MarkPanel({ values, teeth, names, reason, onReason, onMark }: Props) {
  const t = useText('cases');
  const fixed = teeth.length > 0 && teeth.every((tooth) => hasMark(values, tooth, 'fixed'));
  return (
    <div className={styles.panel}>
      <p className={styles.chosen} role="status">
        {teeth.length > 0 ? t('rx.chosen', { count: teeth.length, teeth: names(teeth) }) : t('rx.chooseTeeth')}
      </p>
      {toothMarks.map((mark, index) => {
        const Icon = icons[mark];
        const pressed = teeth.length > 0 && teeth.every((tooth) => hasMark(values, tooth, mark));
        return (
          <button
            key={mark}
            type="button"
            className={styles.mark}
            disabled={teeth.length === 0}
            aria-pressed={pressed}
            onClick={() => onMark(mark)}
          >
            <Icon aria-hidden="true" />
            <span>{t(`rx.mark.${mark}`)}</span>
            <kbd aria-hidden="true">{index + 1}</kbd>
          </button>
        );
      })}
      {fixed ? (
        <label className={styles.reason}>
          <span>{t('rx.because')}</span>
          <Segmented
            size="small"
            value={reason}
            options={fixedReasons.map((value) => ({ value, label: t(`rx.reason.${value}`) }))}
            onChange={onReason}
          />
        </label>
      ) : null}
      <p className={styles.keys}>{t('rx.chartKeys')}</p>
    </div>
  );
}
