import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { changeSetting, settingQuery, useSession } from '@archway/platform';
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
  const known = useQuery({ ...settingQuery(doctorId, settingType), enabled: doctorId !== '', staleTime: Infinity });
  const content = known.data?.content;
  const [changed, setChanged] = useState<SceneSetting | null>(null);
  const [saveState, setSaveState] = useState<SaveState>('none');
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void }>(undefined);
  const stored = useMemo(() => readSceneSetting(content ?? {}), [content]);
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

const keep = (doctorId: string, setting: SceneSetting): Promise<void> =>
  changeSetting(doctorId, settingType, (before) => writeSceneSetting(before, setting));
