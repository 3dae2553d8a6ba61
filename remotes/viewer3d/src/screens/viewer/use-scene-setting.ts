import { useCallback, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { call, invalidate, query, useSession } from '@archway/platform';
import { readSceneSetting, type SceneSetting, writeSceneSetting } from '../../settings/scene-setting.ts';

export type SaveState = 'none' | 'saving' | 'saved' | 'failed';

const SAVE_DELAY_MS = 800;

/** The doctor's scene settings: shown at once when changed, kept 800 ms after the last change. */
export function useSceneSetting() {
  const { user } = useSession();
  const doctorId = user?.userId ?? '';
  const input = { query: { doctorId, settingType: 'sceneSetting' as const } };
  const records = useQuery({
    ...query(endpoints.account.settings, input),
    enabled: doctorId !== '',
    staleTime: Infinity,
  });
  const record = records.data?.[0];
  const [changed, setChanged] = useState<SceneSetting | null>(null);
  const [saveState, setSaveState] = useState<SaveState>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stored = useMemo(() => readSceneSetting(record?.settingContent), [record?.settingContent]);
  const setting = changed ?? stored;

  const change = useCallback(
    (part: Partial<SceneSetting>) => {
      const next = { ...setting, ...part };
      setChanged(next);
      if (!doctorId) return;
      clearTimeout(timer.current);
      setSaveState('saving');
      timer.current = setTimeout(() => {
        const body = {
          doctorId,
          settingType: 'sceneSetting' as const,
          settingContent: writeSceneSetting(record?.settingContent, next),
        };
        const saved = record
          ? call(endpoints.account.updateSetting, { body: { ...body, id: record.id } }, { quiet: true })
          : call(endpoints.account.addSetting, { body }, { quiet: true });
        saved.then(
          async () => {
            setSaveState('saved');
            await invalidate(endpoints.account.settings);
          },
          () => setSaveState('failed'),
        );
      }, SAVE_DELAY_MS);
    },
    [setting, doctorId, record],
  );
  return { setting, change, saveState };
}
