import { useState } from 'react';
import { type Tooth, permanentTeeth, toothName } from '@archway/contracts';
import { type Numbering, useNumbering, useText } from '@archway/platform';

export interface ToothNames {
  readonly numbering: Numbering;
  name(tooth: Tooth): string;
  /** Several, in the order of the chart. */
  names(teeth: readonly Tooth[]): string;
}

/** Teeth as the reader's preference numbers them; FDI until it is known. */
export function useToothNames(chosen?: Numbering): ToothNames {
  const t = useText('cases');
  const preferred = useNumbering();
  const numbering = chosen ?? preferred;
  const name = (tooth: Tooth): string => toothName(tooth, numbering);
  return {
    numbering,
    name,
    names: (teeth) =>
      permanentTeeth
        .filter((tooth) => teeth.includes(tooth))
        .map(name)
        .join(t('rx.comma')),
  };
}

/** The same with a switch for this visit. */
export function useNumberingSwitch(): ToothNames & { setNumbering(numbering: Numbering): void } {
  const [chosen, setNumbering] = useState<Numbering>();
  return { ...useToothNames(chosen), setNumbering };
}
