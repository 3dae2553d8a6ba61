import { useText, usePhone } from '@archway/platform';
import { ChevronLeft, ChevronRight, Pause, Play } from '@archway/ui';
import { StageMarks, type StageMarksProps } from '../pins/StageMarks.tsx';
import { holdWhilePressed } from '../stages/hold-while-pressed.ts';
import { speeds } from '../stages/stage-clock.ts';
import { StageBars } from './StageBars.tsx';
import type { Plan } from './use-plan.ts';
import { usePlaying, useStage } from './use-clock.ts';
import styles from './player.module.css';

interface Props {
  plan: Plan;
  /** What was said of its stages; absent where comments are not shown. */
  said?: StageMarksProps | undefined;
}

/** Plays the stages of a plan and steps through them; on a phone by a slider. */
export function Player({ plan, said }: Props) {
  const t = useText('viewer3d');
  const phone = usePhone();
  const { clock, stages } = plan;
  const stage = useStage(clock);
  const { playing, speed } = usePlaying(clock);
  const play = (
    <button
      type="button"
      className={styles.play}
      aria-label={t(playing ? 'plan.pause' : 'plan.play')}
      title={`${t(playing ? 'plan.pause' : 'plan.play')} (${t('plan.space')})`}
      disabled={stages.total === 0}
      onClick={() => clock.toggle()}
    >
      {playing ? <Pause /> : <Play />}
    </button>
  );
  const step = stages.kind === 'step';
  const where = step ? t('plan.stage', { num: stage }) : t(stage > 0 ? 'plan.target' : 'plan.start');
  if (phone)
    return (
      <div className={styles.phone}>
        {play}
        <div className={styles.slide}>
          <p>
            <strong aria-live={playing ? 'off' : 'polite'}>{where}</strong>{' '}
            {step && <span>{t('plan.of', { num: stages.total })}</span>}
            {step && <span className={styles.lower}>{t('plan.lowerOf', { num: stages.last.lower })}</span>}
          </p>
          <input
            type="range"
            aria-label={t('plan.stages')}
            aria-valuetext={where}
            min={0}
            max={stages.total}
            value={stage}
            onChange={(event) => clock.show(Number(event.target.value))}
            onPointerDown={() => holdWhilePressed(clock)}
          />
        </div>
      </div>
    );
  return (
    <div className={styles.player}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('plan.before')}
          title={`${t('plan.before')} (←)`}
          disabled={stage === 0}
          onClick={() => clock.step(-1)}
        >
          <ChevronLeft />
        </button>
        {play}
        <button
          type="button"
          className={styles.step}
          aria-label={t('plan.next')}
          title={`${t('plan.next')} (→)`}
          disabled={stage === stages.total}
          onClick={() => clock.step(1)}
        >
          <ChevronRight />
        </button>
        <p className={styles.where}>
          <strong aria-live={playing ? 'off' : 'polite'}>{where}</strong>{' '}
          {step && <span>{t('plan.ofBoth', { upper: stages.last.upper, lower: stages.last.lower })}</span>}
        </p>
        <span className={styles.speeds} role="group" aria-label={t('plan.speed')}>
          {speeds.map((each) => (
            <button key={each} type="button" aria-pressed={each === speed} onClick={() => clock.setSpeed(each)}>
              {each}×
            </button>
          ))}
        </span>
        {step && (
          <ul className={styles.legend}>
            <li>
              <b data-mark="ipr" aria-hidden />
              {t('plan.iprBefore')}
            </li>
            <li>
              <b data-mark="attachment" aria-hidden />
              {t('plan.attachmentsChange')}
            </li>
            <li className={styles.keys}>{t('plan.keys')}</li>
          </ul>
        )}
      </div>
      {said && step && <StageMarks total={stages.total} {...said} />}
      <StageBars plan={plan} />
    </div>
  );
}
