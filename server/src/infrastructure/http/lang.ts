import type { Lang } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';

/** The language that a caller reads: its header `lang`, else what its browser prefers, else English. */
export function langOf(request: FastifyRequest): Lang {
  const asked = request.headers['lang'] ?? request.headers['accept-language'];
  const value = String(Array.isArray(asked) ? asked[0] : (asked ?? '')).toLowerCase();
  return value.startsWith('zh') ? 'zh-CN' : 'en-US';
}
