import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant } from '../../wire/envelope.ts';
import { caseKey } from '../case-key.ts';
import { refinementProblemSchema } from './schema.ts';

const toldProblem = z.object({ problem: refinementProblemSchema, by: z.string(), at: instant });
export type ToldProblem = z.infer<typeof toldProblem>;

export const refinementEndpoints = {
  restart: endpoint({
    id: 'refinement.restart',
    method: 'POST',
    path: '/doctor/pt/initRestart',
    summary:
      'Restarts a case whose plan is confirmed: a new version in the next phase, with its records to be given anew.',
    access: ['case:add'],
    body: caseKey.extend({ problem: refinementProblemSchema }),
    data: z.object({ caseId: id, version: counted, stage: counted }),
    errors: [
      'recordNotFound',
      'noPermission',
      'notRestartable',
      'restartRunning',
      'refinementIncomplete',
      'practiceExpired',
      'practiceDisabled',
      'accountExpired',
    ],
  }),
  problem: endpoint({
    id: 'refinement.problem',
    method: 'GET',
    path: '/doctor/pt/restartProblem',
    summary: 'What a version of a case was restarted for; null for the initial phase.',
    access: ['case:list'],
    query: caseKey,
    data: toldProblem.nullable(),
    errors: ['recordNotFound'],
  }),
} as const;
