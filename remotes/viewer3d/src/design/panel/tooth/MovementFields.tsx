import type { PlanMovement } from '@archway/contracts';
import { AT_REST, movementOf, movementUnit } from '@archway/dental';
import { useText } from '@archway/platform';
import type { Design } from '../../use-design.ts';
import { NumberField } from '../NumberField.tsx';
import styles from '../panel.module.css';

/** In the order of the screen: where it goes, then how it turns. */
export const movementFields: readonly PlanMovement[] = ['mesial', 'extrusion', 'buccal', 'tip', 'rotation', 'torque'];

/** The movement of the marked teeth from the scan to the target, in numbers that can be typed. */
export function MovementFields({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { selection, plan, movable, checking } = design;
  const primary = selection.at(-1);
  const tooth = plan.source.document.teeth.find(({ fdi }) => fdi === primary);
  if (!tooth?.frame) return null;
  const values = movementOf(tooth.frame, plan.source.document.target[String(tooth.fdi)] ?? AT_REST);
  const over = checking.found?.limits.some(({ fdi, quantity }) => fdi === tooth.fdi && quantity === 'rotation');
  return (
    <div className={styles.fields}>
      {movementFields.map((movement) => (
        <NumberField
          key={movement}
          name={movement}
          label={t(`design.movement.${movement}`)}
          value={values[movement]}
          unit={movementUnit(movement)}
          min={movementUnit(movement) === 'mm' ? -30 : -90}
          max={movementUnit(movement) === 'mm' ? 30 : 90}
          disabled={!movable(tooth.fdi)}
          over={movement === 'rotation' && over === true}
          onChange={(value) => design.run({ type: 'movement', teeth: selection, movement, value })}
        />
      ))}
    </div>
  );
}
