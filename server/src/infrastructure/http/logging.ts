import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from '../../config.ts';
import { isError, safeError } from '../log/safe-error.ts';

/**
 * Logs are lines of JSON without anything that a person entered. Query strings are left out: they hold names of patients
 * and signatures of files. Errors are written as `safeError` has them, wherever they stand in a line.
 */
export function loggerOptions(config: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: config.logLevel,
    redact: {
      paths: ['req.headers.authorization', '*.password', '*.token', '*.rememberToken', '*.passwordHash', '*.secret'],
      censor: '[redacted]',
    },
    serializers: {
      err: safeError,
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url), address: request.ip }),
    },
    hooks: {
      logMethod(given, method) {
        const [first, second, ...rest] = given as unknown[];
        // Without a text of its own a line takes the message of its error.
        if (isError(first)) return method.apply(this, [{ err: first }, textOr(second, 'an error'), ...rest] as never);
        if (!isRecord(first)) return method.apply(this, given);
        const line = Object.fromEntries(Object.entries(first).map(([key, value]) => [key, safe(key, value)]));
        method.apply(this, [line, textOr(second, 'err' in first ? 'an error' : ''), ...rest] as never);
      },
    },
  };
}

const textOr = (text: unknown, otherwise: string): string => (typeof text === 'string' ? text : otherwise);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** The serializer of `err` does the same for what stands under its name. */
const safe = (key: string, value: unknown): unknown => (isError(value) && key !== 'err' ? safeError(value) : value);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/**
 * One line per answered request. Paths of the contract hold ids; any other path may be whatever somebody typed, so it is
 * told by the pattern of its route.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { config, url = 'none' } = request.routeOptions;
    const known = config.endpoint ?? config.apiEndpoint;
    const line = {
      method: request.method,
      path: known ? pathOf(request.url) : url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.caller && { user: request.caller.userId }),
      ...(request.apiKey && { key: request.apiKey.keyId }),
      ...(request.problem && { problem: request.problem }),
    };
    // 503 is for a moment: whatever is behind it has a line of its own.
    if (reply.statusCode === 503) request.log.warn(line, 'answered');
    else if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (known) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
