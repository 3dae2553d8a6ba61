import { type BusinessCard, businessCard, settingDefault } from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import { settingsOf } from './setting-repository.ts';

const EMPTY: BusinessCard = { title: null, phone: null, email: null, words: null };

/** @throws Refusal phoneInvalid, emailInvalid; settingContentInvalid for what is no card at all */
export function assertCard(given: unknown): void {
  if (given === undefined) return;
  const { error } = businessCard.safeParse(given);
  if (!error) return;
  const named = (['phoneInvalid', 'emailInvalid'] as const).find((name) =>
    error.issues.some(({ message }) => message === name),
  );
  throw new Refusal(named ?? 'settingContentInvalid');
}

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
