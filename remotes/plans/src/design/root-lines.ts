import {
  type DesignFindings,
  type DocumentTooth,
  type JawRootFindings,
  type RootProblem,
  type RootRegistrationProblem,
  rootProblems,
  rootRegistrationProblems,
} from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** A measured root that is less sure than this should be looked at. */
const SURE = 0.6;

type RootFact =
  | { readonly jaw: JawRootFindings['jaw']; readonly refused: RootRegistrationProblem }
  | { readonly teeth: readonly DocumentTooth['fdi'][]; readonly as: 'measured' | 'unsure' | RootProblem };

/** What a CBCT told of roots, teeth of which it told the same together. */
export function rootFacts(roots: DesignFindings['roots'] = []): RootFact[] {
  return roots.flatMap(({ jaw, problem, measured, usual }): RootFact[] => {
    if (problem) return [{ jaw, refused: problem }];
    const told = [
      ...measured.map(({ fdi, confidence }) => ({ fdi, as: confidence < SURE ? 'unsure' : 'measured' }) as const),
      ...usual.map(({ fdi, problem: as }) => ({ fdi, as })),
    ];
    return [...new Set(told.map(({ as }) => as))].map((as) => ({
      as,
      teeth: told.filter((each) => each.as === as).map(({ fdi }) => fdi),
    }));
  });
}

/** The same in words. */
export function rootLines(roots: DesignFindings['roots'], t: TextFunction, side: 'zh' | 'en'): string[] {
  return rootFacts(roots).map((fact) => {
    if ('refused' in fact) {
      const what = t('design.roots.refused', { problem: rootRegistrationProblems[fact.refused][side] });
      return t('design.at', { where: t(`design.jaw.${fact.jaw}`), what });
    }
    const { as, teeth } = fact;
    const what =
      as === 'measured' || as === 'unsure'
        ? t(`design.roots.${as}`)
        : t('design.roots.usual', { problem: rootProblems[as][side] });
    return t('design.at', { where: teeth.join(t('design.comma')), what });
  });
}
