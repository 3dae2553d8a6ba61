import { type RefObject, useEffect, useState } from 'react';
import { formatNumber, useText } from '@archway/platform';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import type { PaneName } from '../../engine/panes.ts';
import { type GridVolume, valueAt } from '../../frame/grid.ts';
import styles from './pane.module.css';

interface Props {
  engine: CbctEngine;
  pane: PaneName;
  volume: GridVolume;
  /** The pane, whose pointer is followed. */
  frame: RefObject<HTMLDivElement | null>;
}

/** The stored value under the pointer: read from the voxels, never from the picture. */
export function PaneValue({ engine, pane, volume, frame }: Props) {
  const t = useText('viewer3d');
  const [value, setValue] = useState<number | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const move = (event: PointerEvent): void => {
      if (engine.disposed) return;
      const { left, top } = element.getBoundingClientRect();
      setValue(valueAt(volume, engine.cameras.toWorld(pane, [event.clientX - left, event.clientY - top])));
    };
    const leave = (): void => setValue(null);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
    };
  }, [engine, pane, volume, frame]);
  if (value === null) return null;
  return (
    <span className={styles.value} data-value={value}>
      {t('cbct.pane.value', { value: formatNumber(value, { digits: 0 }) })}
    </span>
  );
}
