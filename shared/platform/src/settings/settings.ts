import { MOST_SETTING_TEXT, type Setting, endpoints } from '@archway/contracts';
import { call } from '../wire/call.ts';
import { invalidate } from '../wire/query.ts';
import { type SettingContent, readSetting } from './setting-content.ts';

/** The setting of one type that counts for a doctor. */
export interface KnownSetting {
  /** Undefined before the first was kept. */
  readonly record: Setting | undefined;
  /** {} for none, and for one that cannot be read. */
  readonly content: SettingContent;
}

const recordsOf = (doctorId: string, settingType: Setting['settingType'], signal?: AbortSignal): Promise<Setting[]> =>
  call(endpoints.account.settings, { query: { doctorId, settingType } }, { quiet: true, ...(signal && { signal }) });

/** For TanStack's `useQuery`: the setting of a doctor with its content, from the record or from its file. */
export const settingQuery = (doctorId: string, settingType: Setting['settingType']) => ({
  queryKey: [endpoints.account.settings.id, { doctorId, settingType }, 'content'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KnownSetting> => {
    const [record] = await recordsOf(doctorId, settingType, signal);
    return { record, content: await readSetting(record) };
  },
});

/** One after another, so that a second change never adds a second record. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Changes the setting of a doctor. It is asked for anew before, so that what other tabs, or other versions of the page,
 * keep in it stays; what has grown too long for a record becomes a file.
 * @param change what the setting is to say, made of what it says now
 * @throws ApiError
 */
export function changeSetting(
  doctorId: string,
  settingType: Setting['settingType'],
  change: (before: SettingContent) => SettingContent,
): Promise<void> {
  const changed = last.catch(() => undefined).then(() => keep(doctorId, settingType, change));
  last = changed;
  return changed;
}

async function keep(
  doctorId: string,
  settingType: Setting['settingType'],
  change: (before: SettingContent) => SettingContent,
): Promise<void> {
  const [record] = await recordsOf(doctorId, settingType);
  const settingContent = JSON.stringify(change(await readSetting(record)));
  // Product settings are a file of their own, which machines read, too.
  const asFile = settingType === 'productSettings' || settingContent.length > MOST_SETTING_TEXT;
  const storageType = asFile ? 'oss' : 'text';
  const body = { doctorId, settingType, storageType, settingContent } as const;
  if (record) {
    const { id, settingName } = record;
    await call(endpoints.account.updateSetting, { body: { ...body, id, settingName } }, { quiet: true });
  } else await call(endpoints.account.addSetting, { body }, { quiet: true });
  await invalidate(endpoints.account.settings);
}
