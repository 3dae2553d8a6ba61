import { useState } from 'react';
import type { CephFilm } from '@archway/contracts';
import { type Similarity, type Structure, mmPerPixel, structures, superimpose } from '@archway/ceph';
import type { Tracing } from '../tracing/tracing-state.ts';

/** A film as it is compared. */
export interface TracedFilmOf {
  readonly film: CephFilm;
  readonly marks: Tracing['marks'];
  readonly mmPerPixel: number | null;
  readonly filmDate: string;
}

/** The earlier film that this one is laid on. */
export interface Comparison {
  readonly others: readonly TracedFilmOf[];
  readonly earlier: TracedFilmOf | undefined;
  readonly structure: Structure;
  /** Null while a calibration or a landmark of the structure is missing. */
  readonly laid: Similarity | null;
  readonly shown: boolean;
  choose(film: TracedFilmOf): void;
  on(structure: Structure): void;
  show(shown: boolean): void;
}

/** Traced films of other dates, the nearest earlier one first, and how one is laid on this one. */
export function useComparison(
  films: readonly CephFilm[],
  later: Pick<TracedFilmOf, 'marks' | 'mmPerPixel'>,
): Comparison {
  const others = films.flatMap((film) =>
    film.tracing
      ? [
          {
            film,
            marks: film.tracing.marks,
            mmPerPixel: mmPerPixel(film.tracing.calibration),
            filmDate: film.tracing.filmDate,
          },
        ]
      : [],
  );
  const [chosen, setChosen] = useState<string>();
  const [structure, setStructure] = useState<Structure>(structures[0]);
  const [shown, setShown] = useState(true);
  const earlier = others.find(({ film }) => film.objectName === chosen) ?? others[0];
  return {
    others,
    earlier,
    structure,
    laid: earlier ? superimpose(earlier, later, structure) : null,
    shown,
    choose: ({ film }) => setChosen(film.objectName),
    on: setStructure,
    show: setShown,
  };
}
