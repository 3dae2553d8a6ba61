import { useState } from 'react';
import { limitedMovements, toothTypes } from '@archway/contracts';
import { bilingual, formatNumber, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import type { Design } from '../../use-design.ts';
import styles from '../panel.module.css';
import { LimitsDialog } from './LimitsDialog.tsx';

/** How far teeth go from one aligner to the next in this plan, and where that is changed. */
export function LimitsLine({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const [open, setOpen] = useState(false);
  const { limits } = design.edits.now.document;
  const told = Object.fromEntries(
    limitedMovements.map(({ value, unit }) => [
      value,
      formatNumber(limits[value], { digits: unit === 'mm' ? 2 : 1, unit }),
    ]),
  );
  const own = toothTypes.filter(({ value }) => limits.byType?.[value]);
  return (
    <>
      <p className={styles.told} data-limits>
        <span>
          {t('design.limits.at', told)}
          {own.length > 0 && (
            <>
              <br />
              {t('design.limits.own', { types: own.map((type) => bilingual(type)).join(t('design.comma')) })}
            </>
          )}
        </span>
        <Button size="small" disabled={design.reads} onClick={() => setOpen(true)}>
          {t('design.limits.change')}
        </Button>
      </p>
      {open && <LimitsDialog design={design} onClose={() => setOpen(false)} />}
    </>
  );
}
