import type { SceneSetting } from '../../../settings/scene-setting.ts';

/** What every tab of the settings works on. */
export interface SettingProps {
  setting: SceneSetting;
  change: (part: Partial<SceneSetting>) => void;
}
