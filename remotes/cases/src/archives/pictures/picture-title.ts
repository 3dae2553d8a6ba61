import type { ArchivePicture, Archive, CasePhoto } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** A picture is called by its name, by the view that it shows, or by neither. */
export const pictureTitle = ({ name, position }: Pick<ArchivePicture, 'name' | 'position'>, t: TextFunction): string =>
  name ?? (position ? t(`photoPosition.${position}`) : t('archives.noView'));

/** The picture as the large view of photos takes it. */
export const asPhoto = (
  picture: ArchivePicture,
  { caseId, version }: Pick<Archive, 'caseId' | 'version'>,
): CasePhoto => {
  const { pictureId, position, fileName, objectName, thumbName, size, width, height, uploadTime, uploadedBy } = picture;
  const stored = { fileName, objectName, thumbName, size, width, height };
  const none = { guesses: [], sharpness: null, automatic: false };
  return { photoId: pictureId, caseId, version, position, ...stored, ...none, uploadTime, uploadedBy };
};
