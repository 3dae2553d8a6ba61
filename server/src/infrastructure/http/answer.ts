import { type Envelope, type Lang, OK, errorText, errors } from '@archway/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problemOf, statusOf } from './problem.ts';

/** The language that a caller reads: its header `lang`, else what its browser prefers, else English. */
export function langOf(request: FastifyRequest): Lang {
  const asked = request.headers['lang'] ?? request.headers['accept-language'];
  const value = String(Array.isArray(asked) ? asked[0] : (asked ?? '')).toLowerCase();
  return value.startsWith('zh') ? 'zh-CN' : 'en-US';
}

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
  const status = statusOf(problem);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ err: error, problem: problem.name }, 'request refused');
  request.problem = problem.name;
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '2');
  if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60');
  // A request that fails before its hooks ran has no header yet.
  reply.header('x-request-id', request.id);
  return reply.status(status).type('application/json; charset=utf-8').send(refusal(request, problem));
}
