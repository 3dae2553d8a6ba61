import { type AppContext, Refusal } from '../../../context.ts';
import type { ApiGate } from '../../../infrastructure/http/public/register-api.ts';
import { keepAnswer, takeName, writeNamed } from './write-repository.ts';

/**
 * Does a write in one transaction, and keeps its answer by the name that the caller gave it in the same one: whatever
 * happens to the server, a repetition finds both or neither. A refused write is not kept, since it has changed nothing.
 * @throws Refusal idempotencyKeyReused when the name belongs to another request
 */
export const once =
  ({ db }: Pick<AppContext, 'db'>): ApiGate['once'] =>
  ({ keyId }, write, run) =>
    db.transaction(async (tx) => {
      if (!write) return { answer: await run(tx), repeated: false };
      const { name, hash } = write;
      if (!(await takeName(tx, keyId, name, hash))) {
        const known = await writeNamed(tx, keyId, name);
        if (known?.requestHash !== hash) throw new Refusal('idempotencyKeyReused');
        return { answer: known.answer, repeated: true };
      }
      const answer = await run(tx);
      await keepAnswer(tx, keyId, name, answer);
      return { answer, repeated: false };
    });
