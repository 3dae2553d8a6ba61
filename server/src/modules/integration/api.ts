import type { AppContext } from '../../context.ts';
import type { ApiGate } from '../../infrastructure/http/public/register-api.ts';
import { holderOf } from './keys/holder.ts';
import { once } from './writes/once.ts';

/** Who may call the public API, and how often a write is done. */
export const apiGate = (context: Pick<AppContext, 'db'>): ApiGate => ({
  holderOf: (secret) => holderOf(context.db, secret),
  once: once(context),
});
