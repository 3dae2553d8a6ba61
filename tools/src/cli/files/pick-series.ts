import type { SeriesChoice } from '@archway/volume';
import { FileProblem } from './file-error.ts';

const described = ({ series, description, dimension, created, problem }: SeriesChoice, at: number): string =>
  `  #${at + 1}  series ${series || '(none)'}  ${dimension.join(' × ')}  ${created}  ${description}` +
  (problem ? `  cannot be packed: ${problem}` : '');

const listOf = (all: readonly SeriesChoice[]): string => all.map(described).join('\n');

/**
 * The series that is meant.
 * @param wanted a series number, or `#` and a place in the list; undefined: the only one that can be packed
 * @throws FileProblem noSeries, severalSeries, with the list
 */
export function pickSeries(all: readonly SeriesChoice[], wanted: string | undefined): SeriesChoice {
  const sound = all.filter(({ problem }) => problem === null);
  const fitting = wanted === undefined ? (sound.length > 0 ? sound : all) : meant(all, wanted);
  const [first, second] = fitting;
  if (!first) throw new FileProblem('noSeries', `There is no such series.${all.length > 0 ? `\n${listOf(all)}` : ''}`);
  if (second) throw new FileProblem('severalSeries', `Several series; choose one with --series.\n${listOf(all)}`);
  return first;
}

function meant(all: readonly SeriesChoice[], wanted: string): SeriesChoice[] {
  const place = /^#(\d+)$/.exec(wanted);
  return all.filter(({ series }, at) => (place ? at + 1 === Number(place[1]) : series === wanted));
}
