import type { ReactNode } from 'react';
import { isLocked } from '@archway/dental/edit';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Button, FlipHorizontal2, Lock, LockOpen, RotateCcw, Tooltip } from '@archway/ui';
import { useRun } from '../tools/use-run.ts';
import type { Design } from '../use-design.ts';
import { useToothName } from './tooth-name.ts';
import styles from './panel.module.css';

/** Which tooth is edited, and what is done with it as a whole. */
export function ToothHead({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const nameOf = useToothName();
  const run = useRun(design);
  const { selection, edits, reads } = design;
  const primary = selection.at(-1);
  if (primary === undefined) return <p className={styles.nobody}>{t('design.pickTooth')}</p>;
  const locked = selection.every((fdi) => isLocked(edits.now.document, fdi));
  const deed = (name: 'mirror' | 'reset' | 'lock', icon: ReactNode, label: string, pressed?: boolean) => (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={label}
        aria-pressed={pressed}
        disabled={reads}
        onClick={() => run(name)}
      />
    </Tooltip>
  );
  return (
    <header className={styles.tooth}>
      <h2>
        {toothText(primary, numbering)}{' '}
        <span>{selection.length > 1 ? t('design.several', { count: selection.length }) : nameOf(primary)}</span>
      </h2>
      {deed('mirror', <FlipHorizontal2 />, t('design.deed.mirror'))}
      {deed('reset', <RotateCcw />, t('design.deed.reset'))}
      {deed('lock', locked ? <Lock /> : <LockOpen />, t(locked ? 'design.deed.unlock' : 'design.deed.lock'), locked)}
    </header>
  );
}
