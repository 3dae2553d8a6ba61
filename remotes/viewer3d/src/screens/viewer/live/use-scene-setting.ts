import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { changeSetting, settingQuery, useSession } from '@archway/platform';
import {
  readSceneSetting,
  recordsOfChange,
  type SceneSetting,
  writeColors,
  writeScene,
} from '../../../settings/scene-setting.ts';

export type SaveState = 'none' | 'saving' | 'saved' | 'failed';

const SAVE_DELAY_MS = 800;
const nothing = {};

/**
 * The doctor's scene settings: shown at once when changed, kept 800 ms after the last change.
 * @param kept false shows changes for this visit and keeps none, as in the view-only mode
 */
export function useSceneSetting(kept: boolean) {
  const { user } = useSession();
  const doctorId = user?.userId ?? '';
  const asked = { enabled: doctorId !== '', staleTime: Infinity };
  const scene = useQuery({ ...settingQuery(doctorId, 'sceneSetting'), ...asked }).data?.content ?? nothing;
  const preference = useQuery({ ...settingQuery(doctorId, 'preferenceSetting'), ...asked }).data?.content ?? nothing;
  const [changed, setChanged] = useState<SceneSetting | null>(null);
  const [saveState, setSaveState] = useState<SaveState>('none');
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void }>(undefined);
  const names = useRef(new Set<string>());
  const stored = useMemo(() => readSceneSetting(scene, preference), [scene, preference]);
  const setting = changed ?? stored;

  const change = useCallback(
    (part: Partial<SceneSetting>) => {
      const next = { ...setting, ...part };
      setChanged(next);
      if (!doctorId || !kept) return;
      clearTimeout(waiting.current?.timer);
      setSaveState('saving');
      for (const name of Object.keys(part)) names.current.add(name);
      const save = (): void => {
        waiting.current = undefined;
        const due = [...names.current];
        names.current.clear();
        keep(doctorId, next, due).then(
          () => setSaveState('saved'),
          () => {
            // The next change takes along what was not stored.
            for (const name of due) names.current.add(name);
            setSaveState('failed');
          },
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

/** Stores what these names say, each in its record. */
async function keep(doctorId: string, setting: SceneSetting, names: readonly string[]): Promise<void> {
  const { scene, colors } = recordsOfChange(names);
  if (scene) await changeSetting(doctorId, 'sceneSetting', (before) => writeScene(before, setting));
  if (colors) await changeSetting(doctorId, 'preferenceSetting', (before) => writeColors(before, setting));
}
