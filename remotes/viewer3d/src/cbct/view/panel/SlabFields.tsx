import { formatNumber, useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import type { Blend } from '../../engine/slices.ts';
import { SliderField } from './SliderField.tsx';

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
    <SliderField
      label={t('cbct.slab.thickness')}
      text={mm === 0 ? zero : formatNumber(mm, { unit: 'mm' })}
      value={mm}
      min={0}
      max={most}
      step={0.5}
      onChange={(next) => onChange(next, blend)}
    >
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
    </SliderField>
  );
}
