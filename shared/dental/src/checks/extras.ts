import { elasticsMeet } from '../document/elastics-meet.ts';
import { jawOf } from '../document/jaws.ts';
import { type DocumentProblem, problemAt } from '../document/problem.ts';
import type { Known } from './known.ts';

type Path = readonly [string, number];

/** A step of a tooth's jaw; a target has none yet, and is not asked. */
const stepOf = ({ document: { kind }, last }: Known, fdi: number, step: number, path: Path, field: string) =>
  kind === 'step' && step > last[jawOf(fdi)] ? [problemAt('unknownStep', ...path, field)] : [];

const bodyOf = ({ teeth }: Known, fdi: number, path: Path): DocumentProblem[] =>
  teeth.get(fdi)?.body ? [] : [problemAt('unknownTooth', ...path, 'fdi')];

const twice = (names: readonly string[], part: string): DocumentProblem[] =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [problemAt('duplicate', part, at)] : []));

/** Elastics join two teeth that are there, for as long as aligners of one of their jaws are worn. */
function elasticsOf(known: Known): DocumentProblem[] {
  const { elastics = [], kind } = known.document;
  return [
    ...elastics.flatMap((each, at) =>
      elastics.slice(0, at).some((other) => elasticsMeet(each, other)) ? [problemAt('duplicate', 'elastics', at)] : [],
    ),
    ...elastics.flatMap(({ between, from, to }, at) => {
      const last = Math.max(...between.map((fdi) => known.last[jawOf(fdi)]));
      return [
        ...between.flatMap((fdi, end) =>
          known.teeth.get(fdi)?.body ? [] : [problemAt('unknownTooth', 'elastics', at, 'between', end)],
        ),
        ...(between[0] === between[1] ? [problemAt('sameTooth', 'elastics', at, 'between')] : []),
        ...(from > to ? [problemAt('reversed', 'elastics', at, 'to')] : []),
        ...(kind === 'step' && to > last ? [problemAt('unknownStep', 'elastics', at, 'to')] : []),
      ];
    }),
  ];
}

function jumpOf({ document: { biteJump, kind }, last }: Known): DocumentProblem[] {
  const stages = Math.max(last.upper, last.lower);
  return biteJump && kind === 'step' && biteJump.at > stages ? [problemAt('unknownStep', 'biteJump', 'at')] : [];
}

/** What is put on teeth, in the place of teeth, and beyond the target. */
export function checkExtras(known: Known): DocumentProblem[] {
  const { attachments, pontics, overcorrection, locked, checks } = known.document;
  return [
    ...twice(
      attachments.map(({ id }) => id),
      'attachments',
    ),
    ...attachments.flatMap(({ fdi, from, to }, at) => [
      ...bodyOf(known, fdi, ['attachments', at]),
      ...(from > to ? [problemAt('reversed', 'attachments', at, 'to')] : []),
      ...stepOf(known, fdi, to, ['attachments', at], 'to'),
    ]),
    ...pontics.flatMap(({ fdi, from }, at) => {
      const state = known.teeth.get(fdi)?.state;
      const stands = state === 'pontic' || state === 'extract' || state === 'missing';
      return [
        ...(stands ? [] : [problemAt('unknownTooth', 'pontics', at, 'fdi')]),
        ...stepOf(known, fdi, from, ['pontics', at], 'from'),
      ];
    }),
    ...overcorrection.flatMap(({ fdi, after }, at) => [
      ...bodyOf(known, fdi, ['overcorrection', at]),
      ...stepOf(known, fdi, after, ['overcorrection', at], 'after'),
    ]),
    ...elasticsOf(known),
    ...jumpOf(known),
    ...locked.flatMap((fdi, at) => (known.teeth.get(fdi)?.body ? [] : [problemAt('unknownTooth', 'locked', at)])),
    ...twice(locked.map(String), 'locked'),
    ...twice(
      checks.map(({ jaw, n }) => `${jaw} ${n}`),
      'checks',
    ),
    ...checks.flatMap(({ jaw, n }, at) => (n > known.last[jaw] ? [problemAt('unknownStep', 'checks', at, 'n')] : [])),
  ];
}
