import type { MouseEvent } from 'react';
import type { Prescription, Tooth } from '@archway/contracts';
import { useText } from '@archway/platform';
import { ToothListbox } from './ToothListbox.tsx';
import { type ToothMark, marksOf, toothMarks } from './tooth-marks.ts';
import { type ToothSelection, extend, pick } from './tooth-selection.ts';

interface Props {
  values: Prescription;
  selection: ToothSelection;
  name: (tooth: Tooth) => string;
  onSelect: (selection: ToothSelection) => void;
  /** A key says something of what is chosen. */
  onMark: (mark: ToothMark) => void;
}

/** Teeth to be marked: arrows choose one after the other, Shift takes a range, 1 to 4 mark. */
export function ToothChart({ values, selection, name, onSelect, onMark }: Props) {
  const t = useText('cases');

  const onKey = (key: string): boolean => {
    const mark = toothMarks[Number(key) - 1];
    if (mark) onMark(mark);
    else if (key === ' ') onSelect(pick(selection, selection.current, true));
    else if (key === 'Escape') onSelect({ ...selection, teeth: [] });
    else return false;
    return true;
  };
  const onPress = (tooth: Tooth, event: MouseEvent): void => {
    // A finger has no second key: it adds and takes away.
    const touch = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch';
    const more = touch || event.ctrlKey || event.metaKey;
    onSelect(event.shiftKey ? extend(selection, tooth) : pick(selection, tooth, more));
  };
  return (
    <ToothListbox
      label={t('rx.group.teeth')}
      current={selection.current}
      chosen={selection.teeth}
      name={name}
      marksOf={(tooth) => marksOf(values, tooth)}
      onMove={(tooth, range) => onSelect(range ? extend(selection, tooth) : pick(selection, tooth, false))}
      onKey={onKey}
      onPress={onPress}
    />
  );
}
