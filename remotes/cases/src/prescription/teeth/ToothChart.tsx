import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type Prescription, type Tooth, lowerTeeth, upperTeeth } from '@archway/contracts';
import { useText } from '@archway/platform';
import { type ToothMark, marksOf, toothMarks } from './tooth-marks.ts';
import { type ToothSelection, extend, neighbour, pick } from './tooth-selection.ts';
import { ToothFigure } from './ToothFigure.tsx';
import styles from './chart.module.css';

interface Props {
  values: Prescription;
  selection: ToothSelection;
  name: (tooth: Tooth) => string;
  onSelect: (selection: ToothSelection) => void;
  /** A key says something of what is chosen. */
  onMark: (mark: ToothMark) => void;
}

/** Both arches as the doctor sees them, to choose teeth in: arrows move, Shift takes a range, 1 to 4 mark. */
export function ToothChart({ values, selection, name, onSelect, onMark }: Props) {
  const t = useText('cases');
  const chart = useRef<HTMLDivElement>(null);
  const focus = (tooth: Tooth): void => chart.current?.querySelector<HTMLElement>(`[data-tooth="${tooth}"]`)?.focus();

  const onKeyDown = (event: KeyboardEvent): void => {
    const mark = toothMarks[Number(event.key) - 1];
    const to = neighbour(selection.current, event.key);
    if (mark) onMark(mark);
    else if (event.key === ' ') onSelect(pick(selection, selection.current, true));
    else if (event.key === 'Escape') onSelect({ ...selection, teeth: [] });
    else if (to !== undefined) {
      onSelect(event.shiftKey ? extend(selection, to) : pick(selection, to, false));
      focus(to);
    } else return;
    event.preventDefault();
  };
  const onPress = (event: MouseEvent, tooth: Tooth): void => {
    // A finger has no second key: it adds and takes away.
    const touch = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch';
    const more = touch || event.ctrlKey || event.metaKey;
    onSelect(event.shiftKey ? extend(selection, tooth) : pick(selection, tooth, more));
  };

  const arch = (teeth: readonly Tooth[], label: string, lower: boolean) => (
    <div role="group" aria-label={label} className={`${styles.arch} ${lower ? styles.lower : ''}`}>
      {teeth.map((tooth) => {
        const marks = marksOf(values, tooth);
        const said = marks.map((mark) => t(`rx.mark.${mark}`)).join(t('rx.comma'));
        return (
          <div
            key={tooth}
            role="option"
            data-tooth={tooth}
            aria-selected={selection.teeth.includes(tooth)}
            aria-label={said ? t('rx.toothSaid', { tooth: name(tooth), said }) : t('rx.tooth', { tooth: name(tooth) })}
            tabIndex={tooth === selection.current ? 0 : -1}
            className={styles.tooth}
            onClick={(event) => onPress(event, tooth)}
          >
            <ToothFigure tooth={tooth} marks={marks} lower={lower} />
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
      <div
        ref={chart}
        role="listbox"
        tabIndex={-1}
        aria-multiselectable
        aria-label={t('rx.group.teeth')}
        onKeyDown={onKeyDown}
      >
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
