import { useText } from '@archway/platform';
import { Button, Check, X } from '@archway/ui';
import { ColorPicker, Switch } from '@archway/ui/data';
import { type Background, backgrounds } from '../../settings/backgrounds.ts';
import type { SceneSetting } from '../../settings/scene-setting.ts';
import { isHexColor } from '../../settings/color.ts';
import type { SaveState } from './use-scene-setting.ts';
import styles from './panel.module.css';

interface Props {
  setting: SceneSetting;
  saveState: SaveState;
  change: (part: Partial<SceneSetting>) => void;
  onClose: () => void;
}

/** The doctor's own scene: kept with the account, so that it is the same on every computer. */
export function SettingsPanel({ setting, saveState, change, onClose }: Props) {
  const t = useText('viewer3d');
  return (
    <>
      <section className={styles.section} aria-labelledby="viewer-settings">
        <div className={styles.row}>
          <h2 id="viewer-settings">{t('settings.title')}</h2>
          <Button type="text" size="small" icon={<X />} aria-label={t('action.close')} onClick={onClose} />
        </div>
        <p className={styles.save} role="status" data-state={saveState}>
          {saveState !== 'none' && t(`settings.${saveState}`)}
        </p>
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
      </section>
      <section className={styles.section} aria-labelledby="viewer-background">
        <h2 id="viewer-background">{t('settings.background')}</h2>
        <ul className={styles.swatches}>
          {backgrounds.map((background) => (
            <li key={background.key}>
              <Swatch
                background={background}
                name={t(`background.${background.key}`)}
                chosen={setting.background === background.key}
                onChoose={() => change({ background: background.key })}
              />
            </li>
          ))}
        </ul>
        <div className={styles.row}>
          <span>{t('background.custom')}</span>
          <ColorPicker
            disabledAlpha
            showText
            value={isHexColor(setting.background) ? setting.background : '#3B404A'}
            onChangeComplete={(color) => change({ background: `#${color.toHex().toUpperCase()}` })}
          />
        </div>
      </section>
    </>
  );
}

function Toggle({
  id,
  label,
  checked,
  onChange,
}: {
  id: string;
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} size="small" checked={checked} onChange={onChange} />
    </div>
  );
}

interface SwatchProps {
  background: Background;
  name: string;
  chosen: boolean;
  onChoose: () => void;
}

function Swatch({ background, name, chosen, onChoose }: SwatchProps) {
  const paint = (element: HTMLElement | null): void =>
    void element?.style.setProperty('background', `radial-gradient(${background.centre}, ${background.edge})`);
  return (
    <button
      type="button"
      className={styles.swatch}
      ref={paint}
      title={name}
      aria-label={name}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {chosen && <Check />}
    </button>
  );
}
