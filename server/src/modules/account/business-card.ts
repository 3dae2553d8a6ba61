import { type BusinessCard, CARD_PICTURE_BYTES, CARD_PICTURE_NAME, businessCard } from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';
import { settingFiles } from './ports.ts';
import { contentIn, preferenceOf } from './preference.ts';
import { settingsOfAll } from './setting-repository.ts';

const EMPTY: BusinessCard = { title: null, phone: null, email: null, words: null, picture: null };
const TYPE = 'preferenceSetting' as const;

/** @throws Refusal phoneInvalid, emailInvalid, cardPictureInvalid; settingContentInvalid for what is no card at all */
export async function assertCard(store: ObjectStore, doctorId: string, given: unknown): Promise<void> {
  if (given === undefined) return;
  const { data, error } = businessCard.safeParse(given);
  if (error) {
    const named = (['phoneInvalid', 'emailInvalid', 'cardPictureInvalid'] as const).find((name) =>
      error.issues.some(({ message }) => message === name),
    );
    throw new Refusal(named ?? 'settingContentInvalid');
  }
  if (data.picture && !(await isPicture(store, doctorId, data.picture))) throw new Refusal('cardPictureInvalid');
}

/** Whether the picture lies at the place of its doctor and is one, by its bytes: patients open it. */
async function isPicture(store: ObjectStore, doctorId: string, name: string): Promise<boolean> {
  if (!isOwnPicture(doctorId, name)) return false;
  const head = await store.head(name);
  if (!head || head.size > CARD_PICTURE_BYTES) return false;
  const { openPhoto } = await import('@archway/photo');
  const bytes = await (await store.get(name)).bytes();
  try {
    return openPhoto(bytes).header.format === 'jpeg';
  } catch {
    return false;
  }
}

/** Whether an object is called as pictures of cards are. */
export const isCardPicture = (objectName: string): boolean =>
  CARD_PICTURE_NAME.test(objectName.split('/').at(-1) ?? '');

const isOwnPicture = (doctorId: string, name: string): boolean =>
  settingFiles.one.isOwn(doctorId, name) && isCardPicture(name);

/** What a doctor tells patients, as it stands in the preferences; what is no card there is none. */
export async function businessCardOf(
  context: Pick<AppContext, 'db' | 'store'>,
  doctorId: string,
): Promise<BusinessCard> {
  const card = cardIn(await preferenceOf(context, doctorId)) ?? EMPTY;
  // A file is its doctor's to write, and may name whatever there is: only their own picture is ever handed out.
  return card.picture && !isOwnPicture(doctorId, card.picture) ? { ...card, picture: null } : card;
}

const cardIn = ({ businessCard: card }: Readonly<Record<string, unknown>>): BusinessCard | undefined =>
  businessCard.safeParse(card ?? {}).data;

/**
 * Those of these pictures that a card shows.
 * @param ownerOf the doctor at whose place an object lies
 */
export async function cardPicturesAmong(
  db: Querier,
  objectNames: readonly string[],
  ownerOf: (objectName: string) => string | null,
): Promise<string[]> {
  const owners = [...new Set(objectNames.flatMap((name) => ownerOf(name) ?? []))];
  const rows = await settingsOfAll(db, owners, TYPE);
  // What a file says is not looked at: its doctor keeps all pictures.
  const keepsAll = new Set(rows.filter((row) => row.storageType === 'oss').map(({ doctorId }) => doctorId));
  const shown = new Set(
    rows.flatMap((row) => (row.storageType === 'text' ? (cardIn(contentIn(row.settingContent))?.picture ?? []) : [])),
  );
  return objectNames.filter((name) => shown.has(name) || keepsAll.has(ownerOf(name) ?? ''));
}
