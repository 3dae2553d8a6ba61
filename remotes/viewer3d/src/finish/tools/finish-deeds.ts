import { finishLimits } from '@archway/contracts';
import type { Finishing } from '../state/use-finish.ts';
import type { FinishDeed } from './finish-tools.ts';

/** What a key changes at a time. */
const STEP = { shape: 0.1, reserveGum: 0.1 } as const;

/** A value some steps on, within what is allowed, without what decimals leave behind. */
const stepped = (value: number, by: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.round(Math.min(max, Math.max(min, value + by)) * 100) / 100;

/** What keys and buttons do. */
export function finishDeeds(finishing: Finishing): Readonly<Record<FinishDeed, () => void>> {
  const { drawing, propose, jaw, chooseJaw, plan, undo, redo, save, reads } = finishing;
  const by = (name: keyof typeof STEP, sign: 1 | -1) => (): void => {
    if (drawing) propose({ [name]: stepped(drawing.cutLine[name], sign * STEP[name], finishLimits[name]) });
  };
  return {
    propose: () => propose(),
    jaw: () => chooseJaw(jaw === 'upper' ? 'lower' : 'upper'),
    ...{ straighter: by('shape', 1), rounder: by('shape', -1) },
    ...{ wider: by('reserveGum', 1), narrower: by('reserveGum', -1) },
    gum: () => plan.dispatch({ type: 'layer', layer: 'gum' }),
    undo: () => (reads ? undefined : undo()),
    redo: () => (reads ? undefined : redo()),
    save,
  };
}
