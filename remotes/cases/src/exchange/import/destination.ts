import type { ArchiveInside } from '@archway/contracts';
import type { Destination } from './use-import.ts';

type Place = ArchiveInside['places'][number];

/** What the reader has chosen; what was not chosen is the first there is. */
export interface Choice {
  readonly practiceId: string | null;
  readonly doctorId: string | null;
  readonly again: boolean;
}

export const firstChoice: Choice = { practiceId: null, doctorId: null, again: false };

export const placeOf = (places: readonly Place[], { practiceId }: Choice): Place | undefined =>
  places.find((place) => place.practiceId === practiceId) ?? places[0];

export const doctorOf = (place: Place | undefined, { doctorId }: Choice): Place['doctors'][number] | undefined =>
  place?.doctors.find((doctor) => doctor.doctorId === doctorId) ?? place?.doctors[0];

/** Where the case comes to; null while it may not come there: nobody treats there, or it is there already. */
export function destinationOf(places: readonly Place[], choice: Choice): Destination | null {
  const place = placeOf(places, choice);
  const doctor = doctorOf(place, choice);
  if (!place || !doctor || (place.importedAs && !choice.again)) return null;
  return { practiceId: place.practiceId, doctorId: doctor.doctorId, again: choice.again };
}
