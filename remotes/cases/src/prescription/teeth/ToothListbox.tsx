import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type Tooth, lowerTeeth, upperTeeth } from '@archway/contracts';
import { useText } from '@archway/platform';
import { type FigureMark, ToothFigure } from './ToothFigure.tsx';
import type { ToothMark } from './tooth-marks.ts';
import { neighbour } from './tooth-selection.ts';
import styles from './chart.module.css';

interface Props {
  label: string;
  /** Where the keyboard is. */
  current: Tooth;
  chosen: readonly Tooth[];
  name: (tooth: Tooth) => string;
  /** What is said of a tooth. */
  marksOf: (tooth: Tooth) => readonly ToothMark[];
  /** How teeth that are chosen are drawn besides. */
  drawn?: FigureMark;
  /** An arrow leads to a tooth; `range`: with Shift. */
  onMove: (tooth: Tooth, range: boolean) => void;
  /** Any other key. @returns whether it meant something */
  onKey: (key: string) => boolean;
  onPress: (tooth: Tooth, event: MouseEvent) => void;
}

/** Both arches as the doctor sees them, to choose teeth in: one stop of the keyboard, within which arrows move. */
export function ToothListbox({ label, current, chosen, name, marksOf, drawn, onMove, onKey, onPress }: Props) {
  const t = useText('cases');
  const chart = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = neighbour(current, event.key);
    if (to !== undefined) {
      onMove(to, event.shiftKey);
      chart.current?.querySelector<HTMLElement>(`[data-tooth="${to}"]`)?.focus();
    } else if (!onKey(event.key)) return;
    event.preventDefault();
  };

  const arch = (teeth: readonly Tooth[], side: string, lower: boolean) => (
    <div role="group" aria-label={side} className={`${styles.arch} ${lower ? styles.lower : ''}`}>
      {teeth.map((tooth) => {
        const marks = marksOf(tooth);
        const said = marks.map((mark) => t(`rx.mark.${mark}`)).join(t('rx.comma'));
        const selected = chosen.includes(tooth);
        return (
          <div
            key={tooth}
            role="option"
            data-tooth={tooth}
            aria-selected={selected}
            aria-label={said ? t('rx.toothSaid', { tooth: name(tooth), said }) : t('rx.tooth', { tooth: name(tooth) })}
            tabIndex={tooth === current ? 0 : -1}
            className={styles.tooth}
            onClick={(event) => onPress(tooth, event)}
          >
            <ToothFigure tooth={tooth} marks={selected && drawn ? [...marks, drawn] : marks} lower={lower} />
            <span className={marks.some((mark) => mark === 'extract' || mark === 'missing') ? styles.gone : undefined}>
              {name(tooth)}
            </span>
          </div>
        );
      })}
    </div>
  );
  return (
    <div className={styles.chart}>
      <div ref={chart} role="listbox" tabIndex={-1} aria-multiselectable aria-label={label} onKeyDown={onKeyDown}>
        {arch(upperTeeth, t('rx.upper'), false)}
        {arch(lowerTeeth, t('rx.lower'), true)}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{t('rx.right')}</span>
        <span>{t('rx.leftSide')}</span>
      </div>
    </div>
  );
}
