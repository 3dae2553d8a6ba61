import { formatNumber, useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import {
  levelOf,
  nameOf,
  type Window,
  windowFrom,
  type WindowName,
  windowNames,
  windowOf,
  widthOf,
} from '../../engine/windows.ts';
import { SliderField } from './SliderField.tsx';
import styles from './panel.module.css';

interface Props {
  window: Window;
  /** All values of the volume. */
  range: Window;
  onChange: (window: Window) => void;
}

/** Which values are seen from black to white: by name, or by level and width. */
export function WindowFields({ window, range, onChange }: Props) {
  const t = useText('viewer3d');
  const level = levelOf(window);
  const width = widthOf(window);
  return (
    <section className={styles.section}>
      <h3>{t('cbct.window.title')}</h3>
      <Segmented<WindowName | 'own'>
        block
        size="small"
        value={nameOf(window, range) ?? 'own'}
        onChange={(name) => name !== 'own' && onChange(windowOf(name, range))}
        options={windowNames.map((name) => ({
          value: name,
          label: t(`cbct.window.${name}`),
          title: t(`cbct.windowTitle.${name}`),
        }))}
      />
      <SliderField
        label={t('cbct.window.level')}
        text={formatNumber(level, { digits: 0 })}
        value={Math.round(level)}
        min={Math.round(range.lower)}
        max={Math.round(range.upper)}
        onChange={(next) => onChange(windowFrom(next, width))}
      />
      <SliderField
        label={t('cbct.window.width')}
        text={formatNumber(width, { digits: 0 })}
        value={Math.round(width)}
        min={1}
        max={Math.max(2, Math.round(range.upper - range.lower))}
        onChange={(next) => onChange(windowFrom(level, next))}
      />
    </section>
  );
}
