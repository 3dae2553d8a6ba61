import { formatNumber, useText } from '@archway/platform';
import { contactClasses, gapShown } from '../../contact/contact-colors.ts';
import { useStage } from '../../plan/view/use-clock.ts';
import stageStyles from '../../plan/view/stage.module.css';
import type { Design } from '../use-design.ts';
import styles from './design.module.css';

/** What the colors of the canvas mean; each has a shape of its own besides. */
export function DesignLegend({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { contacts } = design;
  const { clock, stages } = design.plan;
  const stage = useStage(clock);
  const shown = stages.kind === 'step' ? t('plan.stage', { num: stage }) : t(stage > 0 ? 'plan.target' : 'plan.start');
  return (
    <ul className={stageStyles.legend} aria-label={t('legend.title')}>
      <li>
        <i data-mark="tooth" aria-hidden />
        {shown}
      </li>
      <li>
        <i className={styles.selected} aria-hidden />
        {t('design.legend.selected')}
      </li>
      <li>
        <i data-mark="attachment" aria-hidden />
        {t('plan.layer.attachments')}
      </li>
      <li>
        <i data-mark="ipr" aria-hidden />
        {t('plan.iprMm')}
      </li>
      {contacts.shown ? (
        contactClasses
          .filter(({ key }) => key !== 'far')
          .map(({ key, color }) => (
            <li key={key} data-contact={key}>
              <i style={{ background: color }} aria-hidden />
              {t(`design.legend.${key}`, {
                mm: formatNumber(contacts.alarm, { digits: 2 }),
                most: formatNumber(gapShown(contacts.alarm), { digits: 2 }),
              })}
            </li>
          ))
      ) : (
        <li>
          <i className={styles.collision} aria-hidden />
          {t('design.legend.overlaps')}
        </li>
      )}
    </ul>
  );
}
