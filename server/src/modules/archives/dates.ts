import type { ArchiveContents } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import { latestToday } from '../cases/api.ts';

const wasPossible = (day: string, birthday: string): boolean => day >= birthday && day <= latestToday();

/** @throws Refusal visitDateImpossible, nextVisitTooEarly */
export function requirePossibleDates(contents: ArchiveContents, birthday: string): void {
  if (contents.kind === 'record') return;
  const { visitDate, nextVisit } = contents;
  if (!wasPossible(visitDate, birthday)) throw new Refusal('visitDateImpossible');
  if (nextVisit !== null && nextVisit < visitDate) throw new Refusal('nextVisitTooEarly');
}

/** @throws Refusal pictureDateImpossible */
export function requirePossiblePictures(
  pictures: readonly { readonly takenOn: string | null }[],
  birthday: string,
): void {
  if (pictures.some(({ takenOn }) => takenOn !== null && !wasPossible(takenOn, birthday)))
    throw new Refusal('pictureDateImpossible');
}
