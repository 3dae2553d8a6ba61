import { movementUnit } from '@archway/dental';
import { overcorrectionOf } from '@archway/dental/edit';
import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import type { Design } from '../../use-design.ts';
import { NumberField } from '../NumberField.tsx';
import styles from '../panel.module.css';
import { movementFields } from './MovementFields.tsx';

/** Most of it, in mm and degrees. */
const MOST = { mm: 3, '°': 20 } as const;

/** How far the marked teeth go beyond their target, after the last aligner of their jaw. */
export function OvercorrectionFields({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { selection, plan, movable, run } = design;
  const { document } = plan.source;
  const fdi = selection.at(-1);
  const values = fdi === undefined ? null : overcorrectionOf(document, fdi);
  if (fdi === undefined || !values) return null;
  const there = document.overcorrection.find((each) => each.fdi === fdi);
  return (
    <>
      <div className={styles.fields} data-numbers="overcorrection">
        {movementFields.map((of) => (
          <NumberField
            key={of}
            name={`over-${of}`}
            label={t(`design.movement.${of}`)}
            value={values[of]}
            unit={movementUnit(of)}
            min={-MOST[movementUnit(of)]}
            max={MOST[movementUnit(of)]}
            disabled={!movable(fdi)}
            onChange={(value) => run({ type: 'overcorrect', teeth: selection, wish: { movement: { of, value } } })}
          />
        ))}
      </div>
      <p className={styles.told} role="status">
        <span>
          {there
            ? t('design.overcorrection.stages', { from: there.after + 1, to: there.after + there.count })
            : t('design.overcorrection.none')}
        </span>
        {there && (
          <Button size="small" onClick={() => plan.clock.show(there.after + there.count)}>
            {t('design.overcorrection.show')}
          </Button>
        )}
      </p>
    </>
  );
}
