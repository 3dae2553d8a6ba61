import { settingDefault } from '@archway/contracts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { settings } from './schema.ts';

export type SettingRow = typeof settings.$inferSelect;
export type NewSetting = Omit<typeof settings.$inferInsert, 'id' | 'updateTime'>;
type Kind = Pick<SettingRow, 'doctorId' | 'settingType'>;

const ownedBy = (doctorId: string, id: string) => and(eq(settings.id, id), eq(settings.doctorId, doctorId));
const ofKind = ({ doctorId, settingType }: Kind) =>
  and(eq(settings.doctorId, doctorId), eq(settings.settingType, settingType));

/** Settings of a doctor, the default of each type first. */
export const settingsOf = (
  db: Querier,
  doctorId: string,
  settingType?: SettingRow['settingType'],
): Promise<SettingRow[]> =>
  db
    .select()
    .from(settings)
    .where(settingType ? ofKind({ doctorId, settingType }) : eq(settings.doctorId, doctorId))
    .orderBy(desc(settings.settingDefault), asc(settings.id));

/** Settings of one type, of several doctors. */
export const settingsOfAll = (
  db: Querier,
  doctorIds: readonly string[],
  settingType: SettingRow['settingType'],
): Promise<SettingRow[]> =>
  db
    .select()
    .from(settings)
    .where(and(inArray(settings.doctorId, [...doctorIds]), eq(settings.settingType, settingType)));

export async function findSetting(db: Querier, doctorId: string, id: string): Promise<SettingRow | undefined> {
  const [row] = await db.select().from(settings).where(ownedBy(doctorId, id));
  return row;
}

/** Any number, as long as every server takes the same. */
const SETTINGS_LOCK = 4_207_706;

/** Lets one change of a doctor's settings be made at a time, until the transaction ends: one of a kind is the default. */
export const lockSettings = (tx: Querier, doctorId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LOCK}, (${doctorId}::bigint % 2147483647)::int)`);

/** Takes the mark of the default from settings. */
export async function clearDefault(tx: Querier, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(settings).set({ settingDefault: settingDefault.no }).where(inArray(settings.id, ids));
}

export async function insertSetting(tx: Querier, setting: NewSetting): Promise<SettingRow> {
  const [row] = await tx.insert(settings).values(setting).returning();
  if (!row) throw new Error('the setting was not inserted');
  return row;
}

/** @returns undefined when the doctor has no setting of this id and type */
export async function changeSetting(
  tx: Querier,
  doctorId: string,
  id: string,
  setting: NewSetting,
): Promise<SettingRow | undefined> {
  const [row] = await tx
    .update(settings)
    .set({ ...setting, updateTime: new Date() })
    .where(and(ownedBy(doctorId, id), eq(settings.settingType, setting.settingType)))
    .returning();
  return row;
}

export const deleteSetting = (db: Querier, doctorId: string, id: string): Promise<unknown> =>
  db.delete(settings).where(ownedBy(doctorId, id));
