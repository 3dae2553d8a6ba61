import {
  type DesignFindings,
  type PlanDesign,
  designConflictNames,
  designProblemNames,
  jawDoubtNames,
  questionTitles,
  toothDoubtNames,
} from '@archway/contracts';
import type { TextFunction } from '@archway/platform';
import { rootFacts, rootLines } from './root-lines.ts';

type Side = 'zh' | 'en';

/** A heading with what is to be looked at under it. */
export interface FindingGroup {
  readonly key: 'conflicts' | 'lookAt' | 'roots' | 'doubts' | 'left';
  readonly lines: readonly string[];
}

const doubtNames: Readonly<Record<DesignFindings['doubts'][number]['doubt'], { zh: string; en: string }>> = {
  ...toothDoubtNames,
  ...jawDoubtNames,
};

/** Two jaws that nothing tells the bite of. */
const lacksBite = ({ bite, teeth }: DesignFindings): boolean =>
  bite === 'none' && teeth.upper !== null && teeth.lower !== null;

/** What whoever goes on with a designed plan should look at, what weighs most first. */
export function findingGroups(findings: DesignFindings, t: TextFunction, side: Side): FindingGroup[] {
  const comma = t('design.comma');
  const told = (where: readonly (string | number)[], what: string): string =>
    where.length > 0 ? t('design.at', { where: where.join(comma), what }) : what;
  const jawName = (jaw: 'upper' | 'lower' | null): string[] => (jaw ? [t(`design.jaw.${jaw}`)] : []);
  const groups: FindingGroup[] = [
    {
      key: 'conflicts',
      lines: findings.conflicts.map(({ conflict, teeth }) => told(teeth, designConflictNames[conflict][side])),
    },
    {
      key: 'lookAt',
      lines: [
        ...(lacksBite(findings) ? [t('design.noBite')] : []),
        ...findings.lookAt.map(({ problem, jaw, teeth }) =>
          told(teeth.length > 0 ? [teeth.join('–')] : jawName(jaw), designProblemNames[problem][side]),
        ),
      ],
    },
    { key: 'roots', lines: rootLines(findings.roots, t, side) },
    {
      key: 'doubts',
      lines: findings.doubts.map(({ jaw, fdi, doubt }) =>
        told(fdi === null ? jawName(jaw) : [fdi], doubtNames[doubt][side]),
      ),
    },
    { key: 'left', lines: findings.left.map((question) => questionTitles[question][side]) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** How many things there are to look at. */
export const findingCount = ({ findings }: Pick<PlanDesign, 'findings'>): number =>
  findings
    ? findings.conflicts.length +
      findings.lookAt.length +
      findings.doubts.length +
      findings.left.length +
      rootFacts(findings.roots).length +
      (lacksBite(findings) ? 1 : 0)
    : 0;
