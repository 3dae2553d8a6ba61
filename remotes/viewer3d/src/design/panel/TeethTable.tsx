import { useMemo } from 'react';
import type { PlanMovement } from '@archway/contracts';
import { AT_REST, jawOf } from '@archway/dental';
import { isLocked } from '@archway/dental/edit';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Lock } from '@archway/ui';
import { onPress } from '../../keys/on-press.ts';
import { MovementValue } from '../../plan/tables/MovementValue.tsx';
import { movementRows } from '../../plan/tables/movement-rows.ts';
import type { Design } from '../use-design.ts';
import styles from './panel.module.css';

/** The table says in words what the canvas draws. */
export const TEETH_TABLE = 'design-teeth';

const columns: readonly PlanMovement[] = ['mesial', 'extrusion', 'buccal', 'tip', 'rotation', 'torque'];
const rest = () => AT_REST;

/** Where each tooth goes, from the scan to the target; a row is pressed as a tooth is. */
export function TeethTable({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { plan, selection, pick, edits, prescribed, jaw } = design;
  const { document } = plan.source;
  const { targetOf } = plan.stages;
  const rows = useMemo(() => movementRows(document, rest, targetOf), [document, targetOf]);
  const shown = rows.filter(({ fdi }) => jawOf(fdi) === jaw);
  return (
    <div className={styles.table}>
      <table id={TEETH_TABLE}>
        <thead>
          <tr>
            <th scope="col">{t('plan.tooth')}</th>
            {columns.map((movement) => (
              <th key={movement} scope="col" title={t(`plan.movement.${movement}.name`)}>
                {t(`plan.movement.${movement}.short`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ fdi, values }) => (
            <tr
              key={fdi}
              tabIndex={0}
              data-tooth={fdi}
              aria-selected={selection.includes(fdi)}
              onClick={(event) => pick(fdi, event.shiftKey || event.ctrlKey || event.metaKey)}
              onKeyDown={(event) => onPress(event, () => pick(fdi, event.shiftKey || event.ctrlKey))}
            >
              <th scope="row">
                {toothText(fdi, numbering)}
                {isLocked(edits.now.document, fdi) && <Lock role="img" aria-label={t('design.locked')} />}
                {prescribed.fixed.has(fdi) && <small title={t('design.fixedHint')}> {t('design.fixed')}</small>}
              </th>
              {columns.map((movement) => (
                <td key={movement}>
                  {values ? <MovementValue movement={movement} value={values[movement]} letter="before" /> : '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
