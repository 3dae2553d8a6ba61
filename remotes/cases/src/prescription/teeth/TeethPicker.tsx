import { useState } from 'react';
import { type Tooth, permanentTeeth } from '@archway/contracts';
import { ToothListbox } from './ToothListbox.tsx';

interface Props {
  label: string;
  teeth: readonly Tooth[];
  name: (tooth: Tooth) => string;
  /** @param teeth in the order of the chart */
  onChange: (teeth: Tooth[]) => void;
}

const noMarks = () => [];

/** Teeth to be named: a click, the space bar or Enter adds one or takes it away, arrows only move. */
export function TeethPicker({ label, teeth, name, onChange }: Props) {
  const [current, setCurrent] = useState<Tooth>(teeth[0] ?? 11);
  const toggle = (tooth: Tooth): void => {
    const chosen = teeth.includes(tooth) ? teeth.filter((each) => each !== tooth) : [...teeth, tooth];
    onChange(permanentTeeth.filter((each) => chosen.includes(each)));
  };
  return (
    <ToothListbox
      label={label}
      current={current}
      chosen={teeth}
      name={name}
      marksOf={noMarks}
      drawn="asked"
      onMove={setCurrent}
      onKey={(key) => {
        if (key !== ' ' && key !== 'Enter') return false;
        toggle(current);
        return true;
      }}
      onPress={(tooth) => {
        setCurrent(tooth);
        toggle(tooth);
      }}
    />
  );
}
