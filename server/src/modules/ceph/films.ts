import type { CephFilm, FilmTracing } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { lateralFilms } from '../photos/api.ts';
import { type FilmKey, type NamedTracing, tracingsOf } from './repository.ts';

/** The lateral cephalograms of a case with their tracings, the newest version first. */
export async function filmsOfCase(db: Querier, caseId: string): Promise<CephFilm[]> {
  const [films, tracings] = [await lateralFilms(db, caseId), await tracingsOf(db, caseId)];
  const byFilm = new Map(tracings.map((each) => [nameOf(each.tracing), toTracing(each)]));
  return films.map((film) => ({
    photoId: film.photoId,
    caseId: film.caseId,
    version: film.version,
    fileName: film.fileName,
    objectName: film.objectName,
    width: film.width,
    height: film.height,
    uploadTime: film.uploadTime.toISOString(),
    tracing: byFilm.get(nameOf(film)) ?? null,
  }));
}

const nameOf = ({ objectName, crc64 }: FilmKey): string => `${crc64} ${objectName}`;

/** As the wire shows it. */
export const toTracing = ({ tracing, updatedBy }: NamedTracing): FilmTracing => ({
  filmDate: tracing.filmDate,
  calibration: tracing.calibration,
  marks: tracing.marks,
  finished: tracing.finished,
  revision: tracing.revision,
  updateTime: tracing.updateTime.toISOString(),
  updatedBy,
});
