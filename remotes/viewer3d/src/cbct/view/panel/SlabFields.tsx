import { formatNumber, useText } from '@archway/platform';
import { Segmented, Slider } from '@archway/ui/data';
import type { Blend } from '../../engine/slices.ts';
import styles from './panel.module.css';

interface Props {
  mm: number;
  blend: Blend;
  most: number;
  /** What no thickness is called. */
  zero: string;
  onChange: (mm: number, blend: Blend) => void;
}

/** How much is seen together, and whether as its brightest or as its mean. */
export function SlabFields({ mm, blend, most, zero, onChange }: Props) {
  const t = useText('viewer3d');
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span>{t('cbct.slab.thickness')}</span>
        <output>{mm === 0 ? zero : formatNumber(mm, { unit: 'mm' })}</output>
      </div>
      <Slider
        min={0}
        max={most}
        step={0.5}
        value={mm}
        onChange={(next) => onChange(Number(next), blend)}
        aria-label={t('cbct.slab.thickness')}
        tooltip={{ open: false }}
      />
      <Segmented<Blend>
        block
        size="small"
        disabled={mm === 0}
        value={blend}
        onChange={(next) => onChange(mm, next)}
        options={[
          { value: 'max', label: t('cbct.slab.max') },
          { value: 'average', label: t('cbct.slab.average') },
        ]}
      />
    </div>
  );
}
