import type { SharedDoctor, SharedPractice } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { peopleById } from '../../access/api.ts';
import { businessCardOf } from '../../account/api.ts';
import type { VisibleVersion } from '../../cases/api.ts';
import { LENT_SECONDS } from '../links/shown-plan.ts';
import { practiceById } from '../../practices/api.ts';

type Of = Pick<VisibleVersion, 'version' | 'record'>;

/**
 * The doctor of a case version with the business card that is kept in the preferences. Whom the case names otherwise is
 * named alone: the card is that of the account.
 * @param origin by which the reader reached the server
 */
export async function sharedDoctor(
  context: Pick<AppContext, 'db' | 'store'>,
  { version: { doctorId, customDoctorName } }: Of,
  origin: string,
): Promise<SharedDoctor> {
  if (customDoctorName)
    return { name: customDoctorName, title: null, phone: null, email: null, words: null, pictureUrl: null };
  const name = (await peopleById(context.db, [doctorId])).get(doctorId)?.name ?? '';
  const { title, phone, email, words, picture } = await businessCardOf(context, doctorId);
  // A field that was emptied is none.
  return {
    ...{ name, title: title || null, phone: phone || null, email: email || null, words: words || null },
    pictureUrl: picture ? await context.store.signedUrl(picture, { expiresSeconds: LENT_SECONDS, origin }) : null,
  };
}

/** The practice of a case, as patients are told of it. */
export async function sharedPractice(
  { db }: Pick<AppContext, 'db'>,
  { version: { customClinic }, record: { practiceId } }: Of,
): Promise<SharedPractice> {
  const practice = customClinic ? undefined : await practiceById(db, practiceId);
  const { phone = null, region = null, province = null, city = null, area = null, address = null } = practice ?? {};
  return { name: customClinic || practice?.name || '', phone, region, province, city, area, address };
}
