import { type Envelope, OK, errorText, errors } from '@archway/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problemOf, statusOf } from './problem.ts';
import { apiRefusal, isOfApi } from './public/api-answer.ts';
import { langOf } from './lang.ts';

export const success = <T>(request: FastifyRequest, data: T): Envelope<T> => ({
  code: OK,
  msg: 'OK',
  data,
  requestId: request.id,
});

function refusal(request: FastifyRequest, problem: Problem): Envelope<unknown> {
  const { name, values, fields, data = null } = problem;
  return {
    code: errors[name].code,
    msg: errorText(name, langOf(request), values),
    data: fields ? { fields } : data,
    requestId: request.id,
  };
}

/** Answers a failure in the envelope; what nobody expected is logged with its stack, and the caller gets an id. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  const asApi = isOfApi(request) ? apiRefusal(error, problem, request) : null;
  const status = asApi?.status ?? statusOf(problem);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ err: error, problem: problem.name }, 'request refused');
  request.problem = problem.name;
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '2');
  if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60');
  // A request that fails before its hooks ran has no header yet.
  reply.header('x-request-id', request.id);
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(asApi?.body ?? refusal(request, problem));
}
