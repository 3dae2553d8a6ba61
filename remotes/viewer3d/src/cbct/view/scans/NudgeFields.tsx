import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { Segmented } from '@archway/ui/data';
import type { Registration } from './use-registration.ts';
import styles from '../panel/panel.module.css';

const STEPS = [0.1, 1, 5] as const;
const axes = [
  { axis: 0, name: 'left' },
  { axis: 1, name: 'back' },
  { axis: 2, name: 'up' },
] as const;

interface Props {
  /** mm, or degrees. */
  step: number;
  onStep: (step: number) => void;
  registration: Pick<Registration, 'nudge' | 'turn'>;
}

/** Moves and turns the scans by hand, in steps. */
export function NudgeFields({ step, onStep, registration }: Props) {
  const t = useText('viewer3d');
  return (
    <section className={styles.section}>
      <h3>{t('cbct.align.byHand')}</h3>
      <Segmented<number>
        block
        size="small"
        value={step}
        onChange={onStep}
        options={STEPS.map((value) => ({ value, label: `${value} mm/°` }))}
      />
      {axes.map(({ axis, name }) => (
        <div key={name} className={styles.nudge}>
          <span>{t(`cbct.align.${name}`)}</span>
          {([-1, 1] as const).map((sign) => (
            <Button
              key={`move${sign}`}
              size="small"
              aria-label={t('cbct.align.moveBy', { axis: t(`cbct.align.${name}`), step: sign * step })}
              onClick={() => registration.nudge(axis, sign * step)}
            >
              {sign > 0 ? '+' : '−'}
            </Button>
          ))}
          <span>{t('cbct.align.turn')}</span>
          {([-1, 1] as const).map((sign) => (
            <Button
              key={`turn${sign}`}
              size="small"
              aria-label={t('cbct.align.turnBy', { axis: t(`cbct.align.${name}`), step: sign * step })}
              onClick={() => registration.turn(axis, sign * step)}
            >
              {sign > 0 ? '↺' : '↻'}
            </Button>
          ))}
        </div>
      ))}
    </section>
  );
}
