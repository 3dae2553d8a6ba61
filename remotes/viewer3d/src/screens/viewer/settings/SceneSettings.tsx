import { useText } from '@archway/platform';
import { InputNumber } from '@archway/ui/data';
import { alarmBounds } from '../../../settings/scene-setting.ts';
import type { SettingProps } from './setting-props.ts';
import styles from '../panels/panel.module.css';

const alarms = ['gapAlarmDistance', 'attachmentAlarmDistance'] as const;

/** The distances from which the scene gives a warning, mm. */
export function SceneSettings({ setting, change }: SettingProps) {
  const t = useText('viewer3d');
  return (
    <section className={styles.section}>
      {alarms.map((name) => {
        const { min, max, step } = alarmBounds[name];
        return (
          <div key={name} className={styles.alarm}>
            <div className={styles.row}>
              <label htmlFor={`viewer-${name}`}>{t(`settings.${name}`)}</label>
              <InputNumber
                id={`viewer-${name}`}
                size="small"
                className={styles.number}
                min={min}
                max={max}
                step={step}
                precision={2}
                suffix="mm"
                value={setting[name]}
                aria-describedby={`viewer-${name}-hint`}
                onChange={(value) => typeof value === 'number' && change({ [name]: value })}
              />
            </div>
            <p id={`viewer-${name}-hint`} className={styles.hint}>
              {t(`settings.${name}Hint`, { min, max })}
            </p>
          </div>
        );
      })}
    </section>
  );
}
