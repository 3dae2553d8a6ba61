import { settingDefault } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import { settingsOf } from './setting-repository.ts';

const TYPE = 'preferenceSetting' as const;

/** What a doctor's preferences say, wherever they lie; {} where there are none, or none that can be read. */
export async function preferenceOf(
  { db, store }: Pick<AppContext, 'db' | 'store'>,
  doctorId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const rows = await settingsOf(db, doctorId, TYPE);
  const row = rows.find((each) => each.settingDefault === settingDefault.yes) ?? rows[0];
  if (!row) return {};
  const text =
    row.storageType === 'oss'
      ? (await (await store.get(row.settingContent)).bytes()).toString('utf8')
      : row.settingContent;
  return contentIn(text);
}

/** The content of a preference, of whatever was kept. */
export function contentIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null ? (content as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
