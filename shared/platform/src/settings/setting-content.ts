import { type Setting, endpoints } from '@archway/contracts';
import { telemetry } from '../telemetry/telemetry.ts';
import { call } from '../wire/call.ts';

export type SettingContent = Readonly<Record<string, unknown>>;

/** Told once a page, however often the setting is asked for. */
const told = new Set<string>();

function tellUnreadable({ id, settingType, storageType }: Setting, why: string): void {
  if (told.has(id)) return;
  told.add(id);
  telemetry.record({ type: 'settings-unreadable', logData: { id, settingType, storageType, why } });
}

async function textOf({ storageType, settingContent }: Setting): Promise<string> {
  if (storageType === 'text') return settingContent;
  const { url } = await call(endpoints.files.tmpUrl, { body: { objectName: settingContent } }, { quiet: true });
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`the file answers ${answer.status}`);
  return answer.text();
}

/**
 * What a setting says, wherever it lies. A setting that cannot be read gives {}, as none does, and the event log hears
 * of it.
 */
export async function readSetting(record: Setting | undefined): Promise<SettingContent> {
  if (!record) return {};
  try {
    const content: unknown = JSON.parse(await textOf(record));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content as SettingContent;
    tellUnreadable(record, 'no object');
  } catch (failure) {
    tellUnreadable(record, failure instanceof Error ? failure.message : String(failure));
  }
  return {};
}
