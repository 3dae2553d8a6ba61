import { useText } from '@archway/platform';
import { ColorField } from '@archway/ui/data';
import { attachmentColors } from '../../../settings/attachment-colors.ts';
import { backgrounds } from '../../../settings/backgrounds.ts';
import { isHexColor } from '../../../settings/color.ts';
import { defaultSceneSetting } from '../../../settings/scene-setting.ts';
import type { SettingProps } from './setting-props.ts';
import { Swatches } from './Swatches.tsx';
import styles from '../panels/panel.module.css';

type Hex = `#${string}`;

/** The colours of the specification's design setting: background, attachments, active buttons. */
export function ColorSettings({ setting, change }: SettingProps) {
  const t = useText('viewer3d');
  return (
    <>
      <section className={styles.section} aria-labelledby="viewer-background">
        <h2 id="viewer-background">{t('settings.background')}</h2>
        <Swatches
          swatches={backgrounds.map(({ key, centre, edge }) => ({
            key,
            name: t(`background.${key}`),
            paint: `radial-gradient(${centre}, ${edge})`,
          }))}
          chosen={setting.backgroundColor}
          onChoose={(backgroundColor) => change({ backgroundColor })}
        />
        <Custom
          label={t('background.custom')}
          value={isHexColor(setting.backgroundColor) ? setting.backgroundColor : '#3B404A'}
          onChange={(backgroundColor) => change({ backgroundColor })}
        />
      </section>
      <section className={styles.section} aria-labelledby="viewer-attachment">
        <h2 id="viewer-attachment">{t('settings.attachmentColor')}</h2>
        <Swatches
          swatches={attachmentColors.map(({ key, color }) => ({ key, name: t(`attachment.${key}`), paint: color }))}
          chosen={setting.attachmentColor}
          onChoose={(attachmentColor) => change({ attachmentColor })}
        />
        <Custom
          label={t('attachment.custom')}
          value={isHexColor(setting.attachmentColor) ? setting.attachmentColor : attachmentColors[0].color}
          onChange={(attachmentColor) => change({ attachmentColor })}
        />
      </section>
      <section className={styles.section}>
        <Custom
          label={t('settings.btnActiveColor')}
          value={setting.btnActiveColor}
          onChange={(btnActiveColor) => change({ btnActiveColor })}
          standard={defaultSceneSetting.btnActiveColor}
        />
      </section>
    </>
  );
}

interface CustomProps {
  label: string;
  value: string;
  /** Offered beside the chosen colour. */
  standard?: string;
  onChange: (color: Hex) => void;
}

function Custom({ label, value, standard, onChange }: CustomProps) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <ColorField label={label} value={value} standard={standard} showText onChange={onChange} />
    </div>
  );
}
