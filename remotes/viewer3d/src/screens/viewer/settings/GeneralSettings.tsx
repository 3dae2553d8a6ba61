import { useText } from '@archway/platform';
import { Segmented, Switch } from '@archway/ui/data';
import type { SettingProps } from './setting-props.ts';
import styles from '../panels/panel.module.css';

const digits = [1, 2, 3] as const;

/** How the scene is seen, and how exactly lengths are told. */
export function GeneralSettings({ setting, change }: SettingProps) {
  const t = useText('viewer3d');
  return (
    <section className={styles.section}>
      <Toggle
        id="viewer-perspective"
        label={t('tool.perspective')}
        checked={setting.projection === 'perspective'}
        onChange={(on) => change({ projection: on ? 'perspective' : 'orthographic' })}
      />
      <Toggle
        id="viewer-scale"
        label={t('settings.showScale')}
        checked={setting.showScale}
        onChange={(showScale) => change({ showScale })}
      />
      <Toggle
        id="viewer-sides"
        label={t('settings.showDirections')}
        checked={setting.showDirections}
        onChange={(showDirections) => change({ showDirections })}
      />
      <div className={styles.row}>
        <span id="viewer-digits">{t('settings.digits')}</span>
        <Segmented
          size="small"
          aria-labelledby="viewer-digits"
          value={setting.digits}
          options={digits.map((value) => ({ value, label: String(10 ** -value) }))}
          onChange={(value) => change({ digits: value })}
        />
      </div>
    </section>
  );
}

interface ToggleProps {
  id: string;
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

function Toggle({ id, label, checked, onChange }: ToggleProps) {
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} size="small" checked={checked} onChange={onChange} />
    </div>
  );
}
