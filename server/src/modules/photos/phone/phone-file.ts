import { type CasePhoto, PHONE_LINK_PHOTOS, phoneLinkState } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import { type CaseFileKind, auditFiles } from '../../cases/api.ts';
import { photoFile } from '../photo-file.ts';
import type { PhotoRecord } from '../schema.ts';
import { isOverdue } from './link-adapter.ts';
import { lockLink, useLink } from './link-repository.ts';

type Registration = Parameters<(typeof photoFile)['put']>[1];

/** Photos that come by a link: they lie where nobody else writes, and are counted while the link is locked. */
export const phonePhotoFile = (linkId: string): CaseFileKind<Registration, PhotoRecord, CasePhoto> => ({
  ...photoFile,
  placeId: linkId,
  async put(open, given, standing) {
    const link = await lockLink(open.tx, linkId);
    if (link?.state !== phoneLinkState.used) throw new Refusal('phoneLinkRevoked');
    if (isOverdue(link)) throw new Refusal('phoneLinkExpired');
    if (link.received >= PHONE_LINK_PHOTOS) throw new Refusal('phoneLinkLimit', { num: PHONE_LINK_PHOTOS });
    const photoId = await photoFile.put(open, given, standing);
    await useLink(open.tx, linkId, 1);
    await auditFiles(open, 'receivePhonePhoto', [linkId, photoId]);
    return photoId;
  },
});
