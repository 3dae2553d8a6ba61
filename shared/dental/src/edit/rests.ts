import { type PlanDocument, documentLimits } from '@archway/contracts';
import { elasticsMeet } from '../document/elastics-meet.ts';
import { type Jaw, jawOf } from '../document/jaws.ts';
import { type KeptRules, NotEdited } from './rules.ts';
import { lastOf, merged, ofBothJaws } from './stages.ts';
import { barOf } from './tooth-way.ts';

/** How the stages of a jaw are counted after one was put in or taken out. */
interface Recount {
  /** A stage with which something begins, or before which it is done. */
  readonly begins: (stage: number) => number;
  /** The last stage of something; what lasted to the end lasts to the end. */
  readonly ends: (stage: number) => number;
}

/** Whatever is said of stages of a jaw; what is between the jaws goes by both of them, and keeps its stages as far as it can. */
function recounted(document: PlanDocument, jaw: Jaw, { begins, ends }: Recount, last: number): PlanDocument {
  const here = (fdi: number): boolean => jawOf(fdi) === jaw;
  const lasts = <T extends { readonly from: number; readonly to: number }>(each: T): T => {
    const to = ends(each.to);
    return { ...each, from: Math.min(begins(each.from), to), to };
  };
  const own = (document.elastics ?? []).filter(({ between }) => between.every(here)).map(lasts);
  const both = ofBothJaws(document, jaw, lastOf(document, jaw), last);
  const between = (both.elastics ?? []).filter((each) => !each.between.every(here));
  return {
    ...document,
    ...(document.keyFrames && {
      keyFrames: document.keyFrames.map((each) => (here(each.fdi) ? { ...each, stage: ends(each.stage) } : each)),
    }),
    attachments: document.attachments.map((each) => (here(each.fdi) ? lasts(each) : each)),
    ipr: merged(document.ipr.map((each) => (here(each.between[0]) ? { ...each, before: begins(each.before) } : each))),
    overcorrection: document.overcorrection.map((each) =>
      here(each.fdi) ? { ...each, after: ends(each.after) } : each,
    ),
    pontics: document.pontics.map((each) => (here(each.fdi) ? { ...each, from: begins(each.from) } : each)),
    ...both,
    ...(document.elastics && {
      elastics: [...between, ...own].filter(
        (each, n, all) => !all.slice(0, n).some((other) => elasticsMeet(each, other)),
      ),
    }),
    checks: document.checks.filter((check) => check.jaw !== jaw),
  };
}

/** Locked teeth keep their stages: none of them moves after this one. @throws NotEdited locked */
function nothingLockedMoves({ aligners }: PlanDocument, jaw: Jaw, after: number, { locked }: KeptRules): void {
  const moving = [...locked].filter((fdi) => jawOf(fdi) === jaw && (barOf(aligners[jaw], fdi)?.to ?? 0) > after);
  if (moving.length > 0) throw new NotEdited('locked', moving);
}

/** A stage in which no tooth of a jaw moves, after one of its stages. @throws NotEdited stageRange, tooManyStages, locked */
export function withRest(document: PlanDocument, jaw: Jaw, after: number, rules: KeptRules): PlanDocument {
  const steps = document.aligners[jaw];
  const there = steps[after];
  const before = lastOf(document, jaw);
  if (document.kind === 'target' || !there || before === 0) throw new NotEdited('stageRange');
  if (before + 1 > documentLimits.steps) throw new NotEdited('tooManyStages');
  nothingLockedMoves(document, jaw, after, rules);
  const rest = { n: after + 1, passive: true, poses: there.poses };
  const recount: Recount = {
    begins: (stage) => (stage > after ? stage + 1 : stage),
    ends: (stage) => (stage > after || stage >= before ? stage + 1 : stage),
  };
  return {
    ...recounted(document, jaw, recount, before + 1),
    aligners: {
      ...document.aligners,
      [jaw]: [
        ...steps.slice(0, after + 1),
        rest,
        ...steps.slice(after + 1).map((step) => ({ ...step, n: step.n + 1 })),
      ],
    },
  };
}

/** Takes such a stage out again. @throws NotEdited notResting, stageRange, locked */
export function withoutRest(document: PlanDocument, jaw: Jaw, at: number, rules: KeptRules): PlanDocument {
  const steps = document.aligners[jaw];
  const last = lastOf(document, jaw) - 1;
  if (!steps[at]?.passive || at < 1) throw new NotEdited('notResting');
  if (last < 1) throw new NotEdited('stageRange');
  nothingLockedMoves(document, jaw, at, rules);
  const recount: Recount = {
    begins: (stage) => Math.min(last, stage > at ? stage - 1 : stage),
    ends: (stage) => (stage >= at ? stage - 1 : stage),
  };
  return {
    ...recounted(document, jaw, recount, last),
    aligners: {
      ...document.aligners,
      [jaw]: [...steps.slice(0, at), ...steps.slice(at + 1).map((step) => ({ ...step, n: step.n - 1 }))],
    },
  };
}
