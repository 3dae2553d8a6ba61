import { formatNumber, useText } from '@archway/platform';
import { Button, Eye, FlipHorizontal2 } from '@archway/ui';
import { Segmented, Slider, Switch } from '@archway/ui/data';
import { scale } from '@archway/geometry';
import type { ViewerScene } from '../../../scene/viewer-scene.ts';
import {
  SIDE_DIGITS,
  type Section,
  onPlane,
  planeAxes,
  sectionOf,
  sectionPresets,
  sideOf,
} from '../../../section/section.ts';
import { motion } from '../../../scene/motion.ts';
import styles from './panel.module.css';

interface Props {
  scene: ViewerScene | null;
  section: Section;
  onChange: (change: Partial<Section>) => void;
}

/** Where the section lies, and what it takes away. */
export function SectionFields({ scene, section, onChange }: Props) {
  const t = useText('viewer3d');
  const { low, high, middle } = scene?.reachAlong(section.normal) ?? { low: -40, high: 40, middle: [0, 0, 0] as const };
  const look = (): void => {
    const from = scale(section.normal, section.flipped ? -1 : 1);
    scene?.lookFrom(scale(from, section.cut ? -1 : 1), planeAxes(from).up, onPlane(section, middle), motion());
  };
  return (
    <>
      <Segmented
        block
        size="small"
        aria-label={t('section.plane')}
        value={section.preset ?? 'free'}
        options={[
          ...sectionPresets.map((preset) => ({ value: preset, label: t(`section.${preset}`) })),
          { value: 'free', label: t('section.free'), disabled: section.preset !== null },
        ]}
        onChange={(value) => {
          const preset = sectionPresets.find((each) => each === value);
          if (preset) onChange(sectionOf(preset));
        }}
      />
      <Slider
        min={Math.floor(low)}
        max={Math.ceil(high)}
        step={0.1}
        value={section.offset}
        ariaLabelForHandle={t('section.position')}
        tooltip={{ open: false }}
        onChange={(offset: number) => onChange({ offset })}
      />
      <p className={styles.position} data-section-mm={section.offset.toFixed(2)} role="status">
        {t(`section.side.${sideOf(section)}`, {
          value: formatNumber(section.preset ? Math.abs(section.offset) : section.offset, {
            digits: section.preset ? SIDE_DIGITS : 2,
            unit: 'mm',
          }),
        })}
      </p>
      <div className={styles.row}>
        <label htmlFor="viewer-section-cut">{t('section.cut')}</label>
        <Switch id="viewer-section-cut" size="small" checked={section.cut} onChange={(cut) => onChange({ cut })} />
      </div>
      <div className={styles.buttons}>
        <Button size="small" icon={<FlipHorizontal2 />} onClick={() => onChange({ flipped: !section.flipped })}>
          {t('section.flip')}
        </Button>
        <Button size="small" icon={<Eye />} onClick={look}>
          {t('section.look')}
        </Button>
      </div>
      <p className={styles.hint}>{t('section.hint')}</p>
    </>
  );
}
