import { type BusinessCard, businessCard, settingDefault } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import { settingsOf } from './setting-repository.ts';

const EMPTY: BusinessCard = { title: null, phone: null, email: null, words: null };

/** What a doctor tells patients, as it stands in the preferences; what is no card there is none. */
export async function businessCardOf(
  { db, store }: Pick<AppContext, 'db' | 'store'>,
  doctorId: string,
): Promise<BusinessCard> {
  const rows = await settingsOf(db, doctorId, 'preferenceSetting');
  const row = rows.find((each) => each.settingDefault === settingDefault.yes) ?? rows[0];
  if (!row) return EMPTY;
  const text =
    row.storageType === 'oss'
      ? (await (await store.get(row.settingContent)).bytes()).toString('utf8')
      : row.settingContent;
  const content = JSON.parse(text) as { readonly businessCard?: unknown };
  return businessCard.safeParse(content.businessCard ?? {}).data ?? EMPTY;
}
