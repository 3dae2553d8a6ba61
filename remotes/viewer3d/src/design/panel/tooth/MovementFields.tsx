import type { PlanMovement } from '@archway/contracts';
import { movementOf, movementUnit } from '@archway/dental';
import { useText } from '@archway/platform';
import type { Design } from '../../use-design.ts';
import { NumberField } from '../NumberField.tsx';
import styles from '../panel.module.css';

/** In the order of the screen: where it goes, then how it turns. */
export const movementFields: readonly PlanMovement[] = ['mesial', 'extrusion', 'buccal', 'tip', 'rotation', 'torque'];

/** The movement of the marked teeth from the scan to the target, or to their key frame that is shown, in numbers that can be typed. */
export function MovementFields({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { selection, plan, movable, checking, keyFrames } = design;
  const primary = selection.at(-1);
  const tooth = plan.source.document.teeth.find(({ fdi }) => fdi === primary);
  if (!tooth?.frame) return null;
  const atKey = keyFrames.teeth.length > 0;
  const { stages } = plan;
  const pose = atKey ? stages.poseAt(tooth.fdi, keyFrames.stage) : stages.targetOf(tooth.fdi);
  const values = movementOf(tooth.frame, pose);
  const over = checking.found?.limits.some(({ fdi, quantity }) => fdi === tooth.fdi && quantity === 'rotation');
  return (
    <div className={styles.fields} data-numbers={atKey ? 'keyFrame' : 'target'}>
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
          onChange={(value) =>
            atKey
              ? keyFrames.type(movement, value)
              : design.run({ type: 'movement', teeth: selection, movement, value })
          }
        />
      ))}
    </div>
  );
}
