import { useEffect, useState } from 'react';
import type { PlanMovement } from '@archway/contracts';
import { AT_REST, movementOf, movementUnit } from '@archway/dental';
import { useText } from '@archway/platform';
import { InputNumber } from '@archway/ui/data';
import type { Design } from '../use-design.ts';
import styles from './panel.module.css';

/** In the order of the screen: where it goes, then how it turns. */
const fields: readonly PlanMovement[] = ['mesial', 'extrusion', 'buccal', 'tip', 'rotation', 'torque'];

/** The movement of the marked teeth from the scan to the target, in numbers that can be typed. */
export function MovementFields({ design }: { design: Design }) {
  const { selection, plan, movable, checking } = design;
  const primary = selection.at(-1);
  const tooth = plan.source.document.teeth.find(({ fdi }) => fdi === primary);
  if (!tooth?.frame) return null;
  const values = movementOf(tooth.frame, plan.source.document.target[String(tooth.fdi)] ?? AT_REST);
  const over = checking.found?.limits.some(({ fdi, quantity }) => fdi === tooth.fdi && quantity === 'rotation');
  return (
    <div className={styles.fields}>
      {fields.map((movement) => (
        <MovementField
          key={movement}
          movement={movement}
          value={values[movement]}
          disabled={!movable(tooth.fdi)}
          over={movement === 'rotation' && over === true}
          onChange={(value) => design.run({ type: 'movement', teeth: selection, movement, value })}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  movement: PlanMovement;
  value: number;
  disabled: boolean;
  /** More than the limits of a stage. */
  over: boolean;
  onChange: (value: number) => void;
}

/** Taken over with Enter, with the arrows, or when it is left; until then nothing is moved. */
function MovementField({ movement, value, disabled, over, onChange }: FieldProps) {
  const t = useText('viewer3d');
  const unit = movementUnit(movement);
  const digits = unit === 'mm' ? 2 : 1;
  const shown = Number(value.toFixed(digits)) + 0;
  const [typed, setTyped] = useState<number | null>(shown);
  useEffect(() => setTyped(shown), [shown]);
  const take = (wanted: number | null): void => {
    if (wanted === null || wanted === shown) setTyped(shown);
    else onChange(wanted);
  };
  return (
    <label className={styles.field} data-movement={movement}>
      <span>{t(`design.movement.${movement}`)}</span>
      <InputNumber
        size="small"
        value={typed}
        step={unit === 'mm' ? 0.1 : 1}
        precision={digits}
        min={unit === 'mm' ? -30 : -90}
        max={unit === 'mm' ? 30 : 90}
        disabled={disabled}
        suffix={unit}
        {...(over && { status: 'warning' })}
        onChange={(wanted) => setTyped(typeof wanted === 'number' ? wanted : null)}
        onStep={(wanted) => onChange(Number(wanted))}
        onPressEnter={() => take(typed)}
        onBlur={() => take(typed)}
      />
    </label>
  );
}
