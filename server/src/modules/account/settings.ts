import type { Setting } from '@archway/contracts';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { type Caller, Refusal } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import { settings } from './schema.ts';

export interface SettingChange {
  readonly doctorId: string;
  readonly settingType: Setting['settingType'];
  readonly storageType: Setting['storageType'];
  readonly settingContent: string;
  readonly settingName?: string | null | undefined;
  readonly settingDefault: number;
}

/** Settings belong to one doctor; those of others answer as missing ones. */
function assertOwn(caller: Caller, doctorId: string): void {
  if (caller.userId !== doctorId) throw new Refusal('recordNotFound');
}

/** Text settings hold a JSON object; anything else would be read as an empty setting and lost. */
function assertContent({ storageType, settingContent }: SettingChange): void {
  if (storageType === 'oss') return;
  try {
    const content: unknown = JSON.parse(settingContent);
    if (typeof content === 'object' && content !== null) return;
  } catch {
    // Named below.
  }
  throw new Refusal('settingContentInvalid');
}

const view = (row: typeof settings.$inferSelect): Setting => ({
  id: row.id,
  doctorId: row.doctorId,
  settingType: row.settingType,
  storageType: row.storageType,
  settingContent: row.settingContent,
  settingName: row.settingName,
  settingDefault: row.settingDefault,
});

/** The settings of a doctor, the default of each type first. */
export async function settingsOf(
  db: Database,
  caller: Caller,
  doctorId: string,
  type?: Setting['settingType'],
): Promise<Setting[]> {
  assertOwn(caller, doctorId);
  const where = and(eq(settings.doctorId, doctorId), type ? eq(settings.settingType, type) : undefined);
  const rows = await db.select().from(settings).where(where).orderBy(desc(settings.settingDefault), asc(settings.id));
  return rows.map(view);
}

/** One default a type: a new one takes the place of the old. */
async function clearDefault(tx: Querier, { doctorId, settingType }: SettingChange, except = '0'): Promise<void> {
  await tx
    .update(settings)
    .set({ settingDefault: 0 })
    .where(and(eq(settings.doctorId, doctorId), eq(settings.settingType, settingType), ne(settings.id, except)));
}

export async function addSetting(db: Database, caller: Caller, change: SettingChange): Promise<Setting> {
  assertOwn(caller, change.doctorId);
  assertContent(change);
  return db.transaction(async (tx) => {
    if (change.settingDefault === 1) await clearDefault(tx, change);
    const [row] = await tx.insert(settings).values(change).returning();
    return view(row!);
  });
}

export async function updateSetting(db: Database, caller: Caller, id: string, change: SettingChange): Promise<Setting> {
  assertOwn(caller, change.doctorId);
  assertContent(change);
  return db.transaction(async (tx) => {
    const own = and(
      eq(settings.id, id),
      eq(settings.doctorId, caller.userId),
      eq(settings.settingType, change.settingType),
    );
    const [row] = await tx
      .update(settings)
      .set({ ...change, updateTime: new Date() })
      .where(own)
      .returning();
    if (!row) throw new Refusal('recordNotFound');
    if (change.settingDefault === 1) await clearDefault(tx, change, id);
    return view(row);
  });
}

/** Removes a setting. Of configurations, of which there may be several, the default one stays. */
export async function removeSetting(db: Database, caller: Caller, id: string): Promise<void> {
  const own = and(eq(settings.id, id), eq(settings.doctorId, caller.userId));
  const [row] = await db.select().from(settings).where(own);
  if (!row) throw new Refusal('recordNotFound');
  if (row.settingType === 'preferenceConfig' && row.settingDefault === 1) throw new Refusal('defaultSettingKept');
  await db.delete(settings).where(own);
}
