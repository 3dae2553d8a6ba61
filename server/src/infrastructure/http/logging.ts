import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from '../../config.ts';

/** Logs are lines of JSON. Query strings are left out: they hold names of patients and signatures of files. */
export function loggerOptions(config: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: config.logLevel,
    redact: {
      paths: ['req.headers.authorization', '*.password', '*.token', '*.rememberToken', '*.passwordHash', '*.secret'],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url), address: request.ip }),
    },
  };
}

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** One line per answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.caller && { user: request.caller.userId }),
      ...(request.problem && { problem: request.problem }),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (request.routeOptions.config.endpoint) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
