import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { restartCase } from './restart.ts';
import { toldProblem } from './told-problem.ts';

export function refinementRoutes(context: AppContext, handle: Handle): void {
  const { refinement } = endpoints;

  handle(refinement.restart, ({ body: { problem, ...key }, user }) => restartCase(context, user, key, problem));
  handle(refinement.problem, ({ query, user }) => toldProblem(context.db, user, query));
}
