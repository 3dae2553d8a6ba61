import { jawOf, placeInArch } from '../document/jaws.ts';
import { type DocumentProblem, problemAt } from '../document/problem.ts';
import type { Known } from './known.ts';

const SUM = 1e-5;

/** Whether two teeth stand beside each other: of one jaw, and between them nothing that stays. */
function areNeighbours({ document: { teeth } }: Known, [first, second]: readonly [number, number]): boolean {
  if (first === second || jawOf(first) !== jawOf(second)) return false;
  const [from, to] = [placeInArch(first), placeInArch(second)].sort((one, other) => one - other) as [number, number];
  return !teeth.some(
    ({ fdi, state }) =>
      jawOf(fdi) === jawOf(first) &&
      placeInArch(fdi) > from &&
      placeInArch(fdi) < to &&
      state !== 'missing' &&
      state !== 'extract',
  );
}

type Contact = readonly [number, number];
const nameOf = (contact: Contact): string => contact.toSorted((one, other) => one - other).join('-');

function checkContact(known: Known, between: Contact, path: readonly [string, number]): DocumentProblem[] {
  if (between.some((fdi) => !known.teeth.has(fdi))) return [problemAt('unknownTooth', ...path, 'between')];
  return areNeighbours(known, between) ? [] : [problemAt('notNeighbours', ...path, 'between')];
}

/** What is taken or left at contacts: between neighbours, at a step that there is, and once. */
export function checkContacts(known: Known): DocumentProblem[] {
  const { ipr, spaces, kind } = known.document;
  const seen = new Set<string>();
  const once = (name: string, path: readonly [string, number]): DocumentProblem[] => {
    if (seen.has(name)) return [problemAt('duplicate', ...path)];
    seen.add(name);
    return [];
  };
  return [
    ...ipr.flatMap(({ between, amount, split, before }, at) => [
      ...checkContact(known, between, ['ipr', at]),
      ...once(`ipr ${nameOf(between)} ${before}`, ['ipr', at]),
      ...(Math.abs(split[0] + split[1] - amount) > SUM ? [problemAt('splitDiffers', 'ipr', at, 'split')] : []),
      // A target alone does not say when.
      ...(kind === 'step' && before > known.last[jawOf(between[0])]
        ? [problemAt('unknownStep', 'ipr', at, 'before')]
        : []),
    ]),
    ...spaces.flatMap(({ between }, at) => [
      ...checkContact(known, between, ['spaces', at]),
      ...once(`space ${nameOf(between)}`, ['spaces', at]),
    ]),
  ];
}
