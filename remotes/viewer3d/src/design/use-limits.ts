import type { LimitsByType, PlanDocument } from '@archway/contracts';
import { jaws } from '@archway/dental';
import { edited } from '@archway/dental/edit';
import type { EditingAction, Prescribed } from './state/editing.ts';
import type { Restaging } from './use-restage.ts';

interface Options {
  readonly document: PlanDocument;
  readonly prescribed: Prescribed;
  readonly reads: boolean;
  readonly restaging: Restaging;
  readonly dispatch: (action: EditingAction) => void;
}

/** Other limits of movement: teeth keep them at once, and the stages of both jaws are made anew, which is one step with it. */
export function useLimits({ document, prescribed, reads, restaging, dispatch }: Options) {
  return (limits: LimitsByType): void => {
    if (reads) return;
    const made = edited(document, { type: 'limits', limits }, prescribed);
    if (!made.document) dispatch({ type: 'refuse', refused: { reason: made.refused, teeth: made.teeth } });
    if (!made.document || made.document === document) return;
    dispatch({ type: 'made', document: made.document });
    const staged = jaws.filter((jaw) => made.document.aligners[jaw].length > 1);
    if (staged.length > 0)
      restaging.run(made.document, staged, [...document.locked, ...prescribed.fixed], {
        joins: true,
        inSequence: document.inSequence ?? [],
      });
  };
}
