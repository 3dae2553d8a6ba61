import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, type RefinementProblem, endpoints } from '@archway/contracts';
import { call, query } from '@archway/platform';

type Key = Pick<CaseDetail, 'caseId' | 'version'>;

/** What a version was restarted for; it never changes. */
export const useRefinement = ({ caseId, version }: Key) =>
  useQuery(query(endpoints.refinement.problem, { query: { caseId, version } }));

/** Restarts a case from its newest version. @throws what the server refuses */
export const restartCase = ({ caseId, version }: Key, problem: RefinementProblem) =>
  call(endpoints.refinement.restart, { body: { caseId, version, problem } }, { quiet: true });
