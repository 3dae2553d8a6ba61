import {
  type Archive,
  type ArchivePicture,
  type ComparedPicture,
  type PhotoPosition,
  photoPositionKeys,
} from '@archway/contracts';
import type { VisitContents } from '../visits/visit-form.ts';

/** Views that the pictures of a visit show, in the order of the positions. */
export const viewsOf = (pictures: readonly Pick<ArchivePicture, 'position'>[]): PhotoPosition[] =>
  photoPositionKeys.filter((key) => pictures.some(({ position }) => position === key));

type Visit = Pick<Archive, 'archivesId' | 'version'> & { readonly contents: VisitContents };

/**
 * The pictures of a visit first, and what they are compared with, oldest first: the intake of its phase and of those
 * before, whenever it was uploaded, and what was taken until the day of the visit.
 */
export function besideVisit(pictures: readonly ComparedPicture[], visit: Visit): ComparedPicture[] {
  const isOwn = ({ archivesId }: ComparedPicture): boolean => archivesId === visit.archivesId;
  const isBefore = ({ source, version, date }: ComparedPicture): boolean =>
    source === 'intake' ? version <= visit.version : date <= visit.contents.visitDate;
  return [...pictures.filter(isOwn), ...pictures.filter((picture) => !isOwn(picture) && isBefore(picture))];
}
