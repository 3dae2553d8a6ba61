import type { ReactNode } from 'react';
import { type Jaw, jaws } from '@archway/dental';
import { useText } from '@archway/platform';
import { Button, ChevronLeft, ChevronRight, CirclePause, Clock, Pause, Play, Tooltip } from '@archway/ui';
import { Segmented } from '@archway/ui/data';
import { usePlaying, useStage } from '../../plan/view/use-clock.ts';
import type { Deed } from '../tools/design-tools.ts';
import { useRun } from '../tools/use-run.ts';
import type { Design } from '../use-design.ts';
import { Legend } from './Legend.tsx';
import { RestageButtons } from './RestageButtons.tsx';
import { restsAt } from './rest-at.ts';
import { Timeline } from './Timeline.tsx';
import styles from './timeline.module.css';

/** What is done with the shown stage and the marked teeth. */
type TimeDeed = 'later' | 'rest' | 'unrest';

/** The plan in time: played, drawn, and staged anew. */
export function DesignPlayer({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const run = useRun(design);
  const { plan, jaw, setJaw, restaging, reads, selection } = design;
  const { clock, stages } = plan;
  const stage = useStage(clock);
  const { playing } = usePlaying(clock);
  const step = stages.kind === 'step';
  const rests = restsAt(plan.source.document, jaw, stage);
  const where = step ? t('plan.stage', { num: stage }) : t(stage > 0 ? 'plan.target' : 'plan.start');
  const button = (label: string, icon: ReactNode, onClick: () => void, disabled: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
  const none = stages.planned[jaw] === 0;
  const deed = (name: TimeDeed, icon: ReactNode, what: Deed, disabled: boolean, marks?: object) => (
    <Tooltip title={t(`design.help.${name}`)}>
      <Button size="small" type="text" icon={icon} disabled={reads || disabled} onClick={() => run(what)} {...marks}>
        {t(`design.deed.${name}`)}
      </Button>
    </Tooltip>
  );
  return (
    <section className={styles.player} aria-label={t('design.timeline.title')}>
      <header className={styles.head}>
        {button(t('plan.before'), <ChevronLeft />, () => clock.step(-1), stage === 0)}
        <button
          type="button"
          className={styles.play}
          aria-label={t(playing ? 'plan.pause' : 'plan.play')}
          disabled={stages.total === 0}
          onClick={() => clock.toggle()}
        >
          {playing ? <Pause /> : <Play />}
        </button>
        {button(t('plan.next'), <ChevronRight />, () => clock.step(1), stage === stages.total)}
        <p className={styles.where}>
          <strong aria-live={playing ? 'off' : 'polite'}>{where}</strong>{' '}
          {step && <span>{t('plan.ofBoth', { upper: stages.last.upper, lower: stages.last.lower })}</span>}
        </p>
        <Segmented<Jaw>
          size="small"
          aria-label={t('plan.jaws')}
          value={jaw}
          options={jaws.map((value) => ({ value, label: t(`plan.jaw.${value}`) }))}
          onChange={setJaw}
        />
        {step && (
          <>
            <RestageButtons design={design} onRestage={() => run('restage')} />
            {deed('later', <Clock />, 'later', selection.length === 0)}
            {deed(rests ? 'unrest' : 'rest', <CirclePause />, 'rest', none, { 'data-rest': rests })}
          </>
        )}
        {restaging.state === 'failed' && (
          <p role="alert" className={styles.failed}>
            {t('design.restageFailed')}
          </p>
        )}
        {step && <Legend document={plan.source.document} />}
      </header>
      {step ? <Timeline key={jaw} design={design} /> : <p className={styles.goal}>{t('design.timeline.targetOnly')}</p>}
    </section>
  );
}
