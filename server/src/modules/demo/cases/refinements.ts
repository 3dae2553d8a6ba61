import { type RefinementProblem, emptyRefinement } from '@archway/contracts';
import type { ImportedCase } from '../../cases/api.ts';
import type { DemoCase } from './demo-cases.ts';

/** What keeps teeth from following, in the words of demonstration doctors. */
const problems: readonly Pick<RefinementProblem, 'reasons' | 'description' | 'teeth' | 'summary'>[] = [
  {
    reasons: ['aligner'],
    description: '12、22 扭转未到位，矫治器与牙面有间隙。',
    teeth: [12, 22],
    summary: '侧切牙扭转未到位',
  },
  {
    reasons: ['patient', 'aligner'],
    description: 'Worn about 14 hours a day. The upper canines lag behind their aligners.',
    teeth: [13, 23],
    summary: 'Canines lag behind',
  },
  {
    reasons: ['revisit'],
    description: '复诊时后牙轻度开合，需调整咬合。',
    teeth: [16, 26, 36, 46],
    summary: '后牙咬合需调整',
  },
];

/** Why each later phase of a demonstration case was begun, a little before its records came. */
export function demoRefinements(demo: DemoCase, userId: string, startOf: (version: number) => Date) {
  return Array.from({ length: demo.stage - 1 }, (_, index): ImportedCase['refinements'][number] => {
    const version = index + 2;
    const problem = problems[(demo.doctor + version) % problems.length];
    const worn = { upperWorn: demo.steps?.[0] ?? null, lowerWorn: demo.steps?.[1] ?? null };
    return { version, problem: { ...emptyRefinement, ...problem, ...worn }, userId, at: startOf(version) };
  });
}
