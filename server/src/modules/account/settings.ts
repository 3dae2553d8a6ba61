import { MOST_SETTING_TEXT, type Setting, entrustTo, settingDefault } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import type { ObjectStore } from '../../infrastructure/storage/object-store.ts';
import { assertConfiguration, configurationIn, mustBeDefault, siblings } from './configurations.ts';
import { assertCard } from './business-card.ts';
import { assertMovementLimits } from './movement-preference.ts';
import { settingFiles } from './ports.ts';
import {
  type SettingRow,
  changeSetting,
  clearDefault,
  deleteSetting,
  findSetting,
  insertSetting,
  lockSettings,
  settingsOf,
} from './setting-repository.ts';

export interface SettingChange {
  readonly doctorId: string;
  readonly settingType: Setting['settingType'];
  readonly storageType: Setting['storageType'];
  readonly settingContent: string;
  readonly settingName?: string | null | undefined;
  readonly settingDefault: Setting['settingDefault'];
}

type SettingContext = Pick<AppContext, 'db' | 'store'>;

/** Settings belong to one doctor; those of others answer as missing ones. */
function assertOwn(caller: Caller, doctorId: string): void {
  if (caller.userId !== doctorId) throw new Refusal('recordNotFound');
}

const isObject = (text: string): boolean => {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null;
  } catch {
    return false;
  }
};

/**
 * Some write the default way of design as a word; one is kept, so that nobody has to know both. A business card is one,
 * and limits of movement are some that may be chosen.
 * @throws Refusal as `assertCard` and `assertMovementLimits`
 */
async function preferenceToKeep(
  store: ObjectStore,
  { doctorId, settingType, settingContent: text }: SettingChange,
): Promise<string> {
  if (settingType !== 'preferenceSetting') return text;
  const content = JSON.parse(text) as Readonly<Record<string, unknown>>;
  await assertCard(store, doctorId, content['businessCard']);
  assertMovementLimits(content['movementLimits']);
  return content['entrust'] === 'orgDesign' ? JSON.stringify({ ...content, entrust: String(entrustTo.center) }) : text;
}

/**
 * What is kept of a setting's content: a JSON object as it came, or the name of the file that holds it; anything else
 * would be read as an empty setting and lost.
 * @throws Refusal settingContentInvalid, and as `preferenceToKeep`
 */
async function contentToKeep(store: ObjectStore, change: SettingChange): Promise<string> {
  const { doctorId, settingType, storageType } = change;
  const object = isObject(change.settingContent);
  const settingContent = object ? await preferenceToKeep(store, change) : change.settingContent;
  if (storageType === 'oss' && settingType !== 'preferenceConfig') {
    if (object) return settingFiles.one.keep(store, doctorId, `${settingType}_${Date.now()}.json`, settingContent);
    if (settingFiles.one.isOwn(doctorId, settingContent) && (await store.head(settingContent))) return settingContent;
  } else if (storageType === 'text' && object && settingContent.length <= MOST_SETTING_TEXT) return settingContent;
  throw new Refusal('settingContentInvalid');
}

const view = (row: SettingRow): Setting => ({
  id: row.id,
  doctorId: row.doctorId,
  settingType: row.settingType,
  storageType: row.storageType,
  settingContent: row.settingContent,
  settingName: row.settingName,
  settingDefault: row.settingDefault,
});

/** The settings of a doctor, the default of each type first. */
export async function settingsFor(
  db: Database,
  caller: Caller,
  doctorId: string,
  type?: Setting['settingType'],
): Promise<Setting[]> {
  assertOwn(caller, doctorId);
  return (await settingsOf(db, doctorId, type)).map(view);
}

const idsOf = (rows: readonly SettingRow[]): string[] => rows.map(({ id }) => id);

/**
 * One default a type, and a kind of configurations: a new one takes the place of the old.
 * @throws Refusal recordNotFound, settingContentInvalid; of configurations what `assertConfiguration` refuses
 */
export async function addSetting(
  { db, store }: SettingContext,
  caller: Caller,
  asked: SettingChange,
): Promise<Setting> {
  assertOwn(caller, asked.doctorId);
  const change = { ...asked, settingContent: await contentToKeep(store, asked) };
  return db.transaction(async (tx) => {
    await lockSettings(tx, change.doctorId);
    const others = siblings(await settingsOf(tx, change.doctorId, change.settingType), change);
    assertConfiguration(change, others);
    const isDefault = change.settingDefault === settingDefault.yes || mustBeDefault(change, others);
    if (isDefault) await clearDefault(tx, idsOf(others));
    return view(await insertSetting(tx, { ...change, ...(isDefault && { settingDefault: settingDefault.yes }) }));
  });
}

/** @throws Refusal as `addSetting` */
export async function updateSetting(
  { db, store }: SettingContext,
  caller: Caller,
  id: string,
  asked: SettingChange,
): Promise<Setting> {
  assertOwn(caller, asked.doctorId);
  const settingContent = await contentToKeep(store, asked);
  return db.transaction(async (tx) => {
    await lockSettings(tx, caller.userId);
    const before = await findSetting(tx, caller.userId, id);
    // One of a type is the default: it stays, until another one takes its place.
    const stays = before?.settingDefault === settingDefault.yes;
    const change = { ...asked, settingContent, ...(stays && { settingDefault: settingDefault.yes }) };
    if (!before || changesKind(before, change)) throw new Refusal('recordNotFound');
    const known = await settingsOf(tx, caller.userId, change.settingType);
    const others = siblings(known, change).filter((other) => other.id !== id);
    assertConfiguration(change, others);
    const row = await changeSetting(tx, caller.userId, id, change);
    if (!row) throw new Refusal('recordNotFound');
    if (change.settingDefault === settingDefault.yes) await clearDefault(tx, idsOf(others));
    return view(row);
  });
}

/** A configuration stays of its kind: its default would be missed there. */
const changesKind = (before: SettingRow, change: SettingChange): boolean =>
  before.settingType === change.settingType && configurationIn(before)?.kind !== configurationIn(change)?.kind;

/** Removes a setting. Of configurations, of which there may be several, the default one stays. */
export async function removeSetting(db: Database, caller: Caller, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSettings(tx, caller.userId);
    const row = await findSetting(tx, caller.userId, id);
    if (!row) throw new Refusal('recordNotFound');
    if (row.settingType === 'preferenceConfig' && row.settingDefault === settingDefault.yes)
      throw new Refusal('defaultSettingKept');
    await deleteSetting(tx, caller.userId, id);
  });
}
