import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { call, invalidate, query, useSession } from '@archway/platform';
import { readSceneSetting, type SceneSetting, writeSceneSetting } from '../../../settings/scene-setting.ts';

export type SaveState = 'none' | 'saving' | 'saved' | 'failed';

const SAVE_DELAY_MS = 800;
const settingType = 'sceneSetting' as const;

/**
 * The doctor's scene settings: shown at once when changed, kept 800 ms after the last change.
 * @param kept false shows changes for this visit and keeps none, as in the view-only mode
 */
export function useSceneSetting(kept: boolean) {
  const { user } = useSession();
  const doctorId = user?.userId ?? '';
  const records = useQuery({
    ...query(endpoints.account.settings, { query: { doctorId, settingType } }),
    enabled: doctorId !== '',
    staleTime: Infinity,
  });
  const content = records.data?.[0]?.settingContent;
  const [changed, setChanged] = useState<SceneSetting | null>(null);
  const [saveState, setSaveState] = useState<SaveState>('none');
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void }>(undefined);
  const stored = useMemo(() => readSceneSetting(content), [content]);
  const setting = changed ?? stored;

  const change = useCallback(
    (part: Partial<SceneSetting>) => {
      const next = { ...setting, ...part };
      setChanged(next);
      if (!doctorId || !kept) return;
      clearTimeout(waiting.current?.timer);
      setSaveState('saving');
      const save = (): void => {
        waiting.current = undefined;
        keep(doctorId, next).then(
          () => setSaveState('saved'),
          () => setSaveState('failed'),
        );
      };
      waiting.current = { timer: setTimeout(save, SAVE_DELAY_MS), save };
    },
    [setting, doctorId, kept],
  );
  // Who leaves at once loses nothing.
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.save();
    },
    [],
  );
  return { setting, change, saveState };
}

/** One after another, so that a second change never adds a second record. */
let last: Promise<unknown> = Promise.resolve();

function keep(doctorId: string, setting: SceneSetting): Promise<void> {
  const saved = last.catch(() => undefined).then(() => save(doctorId, setting));
  last = saved;
  return saved;
}

async function save(doctorId: string, setting: SceneSetting): Promise<void> {
  const quiet = { quiet: true };
  // Asked anew: another tab may have changed what this page knows nothing of.
  const [record] = await call(endpoints.account.settings, { query: { doctorId, settingType } }, quiet);
  const body = { doctorId, settingType, settingContent: writeSceneSetting(record?.settingContent, setting) };
  if (record) await call(endpoints.account.updateSetting, { body: { ...body, id: record.id } }, quiet);
  else await call(endpoints.account.addSetting, { body }, quiet);
  await invalidate(endpoints.account.settings);
}
