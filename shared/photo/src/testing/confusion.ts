import { classifyPhoto } from '../classify/classify-photo.ts';
import type { PhotoPositionName } from '../positions.ts';
import type { Variant } from './variants.ts';

/** From here on a photo is placed without asking. */
export const SURE = 0.8;

export interface Tally {
  /** Best guess right, whatever its confidence. */
  right: number;
  /** Best guess right and sure. */
  sure: number;
  total: number;
  /** Sure of something that is wrong, in words. */
  wrong: string[];
  /** label → best guess → count */
  readonly table: Map<PhotoPositionName, Map<string, number>>;
}

export function tally(variants: Iterable<Variant & { source: string }>): Tally {
  const result: Tally = { right: 0, sure: 0, total: 0, wrong: [], table: new Map() };
  for (const { source, name, position, pixels } of variants) {
    const [best] = classifyPhoto(pixels);
    const row = result.table.get(position) ?? new Map<string, number>();
    const said = best ? `${best.position}${best.confidence >= SURE ? '!' : '?'}` : 'nothing';
    row.set(said, (row.get(said) ?? 0) + 1);
    result.table.set(position, row);
    result.total++;
    const sure = (best?.confidence ?? 0) >= SURE;
    if (best?.position === position) {
      result.right++;
      if (sure) result.sure++;
    } else if (sure) result.wrong.push(`${source}, ${name}: ${best!.position} ${best!.confidence}`);
  }
  return result;
}

/** One line a label; `!` marks sure guesses, `?` those left to the user. */
export function tableOf(title: string, { table, right, sure, total, wrong }: Tally): string {
  const lines = [...table].map(([label, row]) => {
    const cells = [...row].sort((a, b) => b[1] - a[1]).map(([said, count]) => `${said} ${count}`);
    return `  ${label.padEnd(17)}${cells.join(', ')}`;
  });
  const part = (n: number) => `${n} of ${total} (${Math.round((100 * n) / total)} %)`;
  return [
    `${title}: best guess right ${part(right)}, sure and right ${part(sure)}, sure and wrong ${wrong.length}`,
    ...lines,
  ].join('\n');
}
