import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Tooth, permanentTeeth, toothName, toothNumbering } from '@archway/contracts';
import { settingQuery, useSession, useText } from '@archway/platform';

export type Numbering = 'fdi' | 'palmer';

export interface ToothNames {
  readonly numbering: Numbering;
  name(tooth: Tooth): string;
  /** Several, in the order of the chart. */
  names(teeth: readonly Tooth[]): string;
}

/** Teeth as the reader's preference numbers them; FDI until it is known. */
export function useToothNames(chosen?: Numbering): ToothNames {
  const t = useText('cases');
  const { user } = useSession();
  const preference = useQuery({ ...settingQuery(user?.doctorId ?? '0', 'preferenceSetting'), enabled: user !== null });
  const preferred = preference.data?.content['tidType'] === toothNumbering.palmer ? 'palmer' : 'fdi';
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
