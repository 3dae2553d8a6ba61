import { type Slide, isUnfinished, plansIn } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { documentsOfCase } from '../document/repository.ts';
import { type PlanRecord, planRows } from '../plan-repository.ts';
import type { PresentationToShare } from '../ports.ts';
import { isShareable } from './shareable.ts';

/** What of a presentation a patient sees. */
interface ShownSlides {
  /** Those that are finished, of plans that have passed the audit. */
  readonly slides: readonly Slide[];
  /** The plans that these show, each once. */
  readonly plans: readonly PlanRecord[];
  /** The number of the first slide that is finished and shows another plan; null where there is none. */
  readonly withheld: number | null;
}

/** Plans that have not passed the audit, or did not keep what it passed, are no patient's business on slides either. */
export async function shownSlides(db: Querier, { caseId, slides }: PresentationToShare): Promise<ShownSlides> {
  const designed = new Set((await documentsOfCase(db, caseId)).map(({ planId }) => planId));
  const told = (await planRows(db, caseId)).filter((plan) => isShareable(plan) && designed.has(plan.planId));
  const ids = new Set(told.map(({ planId }) => planId));
  const isTold = (slide: Slide): boolean => plansIn([slide]).every((planId) => ids.has(planId));
  const shown = slides.filter((slide) => !isUnfinished(slide) && isTold(slide));
  const shownPlans = new Set(plansIn(shown));
  const withheld = slides.findIndex((slide) => !isUnfinished(slide) && !isTold(slide));
  return {
    slides: shown,
    plans: told.filter(({ planId }) => shownPlans.has(planId)),
    withheld: withheld < 0 ? null : withheld + 1,
  };
}
