import type { ComponentType } from 'react';
import type { ParameterValues } from '@archway/contracts';
import { useText } from '@archway/platform';
import { CompensationDrawing } from './CompensationDrawing.tsx';
import { CutLineDrawing } from './CutLineDrawing.tsx';
import { PrintingDrawing } from './PrintingDrawing.tsx';
import { QrDrawing } from './QrDrawing.tsx';
import { ShellDrawing } from './ShellDrawing.tsx';
import { TextDrawing } from './TextDrawing.tsx';
import { type DrawingProps, readValues } from './read-values.ts';
import styles from './drawings.module.css';

const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  shellAndBase: ShellDrawing,
  compensation: CompensationDrawing,
  textAndLogo: TextDrawing,
  cutLine: CutLineDrawing,
  printingAids: PrintingDrawing,
  qrImage: QrDrawing,
};

/** What the parameters of a group mean, as they are now: no measure is to scale. */
export function GroupDrawing({ group, values }: { group: string; values: ParameterValues }) {
  const t = useText('account');
  const Drawing = drawings[group];
  if (!Drawing) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 208 116" role="img" aria-label={t(`configurations.drawing.${group}`)}>
      <Drawing values={readValues(values)} />
    </svg>
  );
}
