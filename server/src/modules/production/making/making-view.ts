import { type FileMaking, type Lang, errorText, errors } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { makingRowsOf } from './making-repository.ts';

/** How the making of files of an order stands, by sub-order. */
export async function makingsOfOrder(
  db: Querier,
  orderId: string,
  lang: Lang,
): Promise<ReadonlyMap<string, FileMaking>> {
  const rows = await makingRowsOf(db, orderId);
  return new Map(
    rows.map(({ subOrderId, problem, withoutLine, ...making }) => [
      subOrderId,
      {
        ...making,
        problem: problem && { code: errors[problem.name].code, text: errorText(problem.name, lang, problem.values) },
        withoutLine: [...withoutLine],
      },
    ]),
  );
}
