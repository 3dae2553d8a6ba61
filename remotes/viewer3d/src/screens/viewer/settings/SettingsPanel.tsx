import { useState } from 'react';
import { useText } from '@archway/platform';
import { Button, RotateCcw, TabBar, X } from '@archway/ui';
import { defaultSceneSetting } from '../../../settings/scene-setting.ts';
import type { SaveState } from '../live/use-scene-setting.ts';
import { ColorSettings } from './ColorSettings.tsx';
import { GeneralSettings } from './GeneralSettings.tsx';
import { SceneSettings } from './SceneSettings.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from '../panels/panel.module.css';

const tabs = ['general', 'scene', 'colors'] as const;

interface Props extends SettingProps {
  saveState: SaveState;
  /** False in the view-only mode: what is changed is for this visit. */
  kept: boolean;
  onClose: () => void;
}

/** The doctor's own scene: kept with the account, so that it is the same on every computer. */
export function SettingsPanel({ setting, change, saveState, kept, onClose }: Props) {
  const t = useText('viewer3d');
  const [tab, setTab] = useState<(typeof tabs)[number]>('general');
  return (
    <>
      <section className={styles.settingsHead} aria-labelledby="viewer-settings">
        <div className={styles.row}>
          <h2 id="viewer-settings">{t('settings.title')}</h2>
          <Button type="text" size="small" icon={<X />} aria-label={t('action.close')} onClick={onClose} />
        </div>
        <p className={styles.save} role={saveState === 'failed' ? 'alert' : 'status'} data-state={saveState}>
          {kept ? saveState !== 'none' && t(`settings.${saveState}`) : t('settings.notKept')}
        </p>
      </section>
      <div className={styles.tabs}>
        <TabBar
          label={t('settings.title')}
          items={tabs.map((key) => ({ key, label: t(`settings.tab.${key}`) }))}
          active={tab}
          onChange={setTab}
          controls="viewer-settings-tab"
        />
      </div>
      <div id="viewer-settings-tab" role="tabpanel" aria-label={t(`settings.tab.${tab}`)}>
        {tab === 'general' && <GeneralSettings setting={setting} change={change} />}
        {tab === 'scene' && <SceneSettings setting={setting} change={change} />}
        {tab === 'colors' && <ColorSettings setting={setting} change={change} />}
      </div>
      <section className={styles.section}>
        <Button size="small" icon={<RotateCcw />} onClick={() => change(defaultSceneSetting)}>
          {t('settings.reset')}
        </Button>
      </section>
    </>
  );
}
