import {
  PHONE_LINK_PHOTOS,
  PHOTO_LIMIT,
  type PhoneIntake,
  intakeOf,
  photoPositions,
  requiredPhotos,
} from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { type VisibleVersion, initialsOf } from '../../cases/api.ts';
import { photosOf } from '../repository.ts';
import type { PhoneLinkRow } from './schema.ts';

/** All that a phone is told of its case. */
export async function intakeFor(
  db: Querier,
  link: PhoneLinkRow,
  { record }: Pick<VisibleVersion, 'record'>,
): Promise<PhoneIntake> {
  const photos = await photosOf(db, link);
  const taken = new Set(photos.map(({ position }) => position));
  const required = intakeOf(record.serviceType).photos ? requiredPhotos : [];
  return {
    ptNo: record.ptNo ?? '',
    initials: initialsOf(record.patientName),
    positions: photoPositions.map(({ key }) => ({
      ...{ position: key, taken: taken.has(key), required: required.some((each) => each === key) },
    })),
    received: link.received,
    room: Math.max(0, Math.min(PHONE_LINK_PHOTOS - link.received, PHOTO_LIMIT - photos.length)),
    expiresAt: link.expiresAt.toISOString(),
  };
}
