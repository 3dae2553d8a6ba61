import { useText } from '@archway/platform';
import { elasticClassOf } from '@archway/dental/edit';
import type { Design } from '../use-design.ts';
import { columns } from './columns.ts';
import styles from './timeline.module.css';

/** When elastics are worn, and when the lower jaw jumps; nothing where a plan has neither. */
export function BetweenJaws({ design, total }: { design: Design; total: number }) {
  const t = useText('viewer3d');
  const { plan, setTab } = design;
  const { elastics = [], biteJump } = plan.source.document;
  if (elastics.length === 0 && !biteJump) return null;
  return (
    <div className={styles.row} data-of="jaws">
      <span className={styles.name}>{t('design.timeline.jaws')}</span>
      <div className={styles.lane}>
        {elastics.map(({ between, from, to }) => (
          <button
            key={`${between.join('-')} ${from}`}
            type="button"
            className={styles.elastic}
            data-elastic={between.join('-')}
            aria-label={t('design.timeline.elastic', { teeth: between.join(' – '), from, to })}
            title={`${t(`design.elastics.class.${elasticClassOf(between)}`)} · ${t('design.timeline.elastic', {
              ...{ teeth: between.join(' – '), from, to },
            })}`}
            ref={(element) => columns(element, Math.min(from, total), Math.min(to, total), total)}
            onClick={() => {
              setTab('bite');
              plan.clock.show(from);
            }}
          />
        ))}
        {biteJump && (
          <b
            data-mark="jump"
            title={t('design.timeline.jump', { stage: biteJump.at })}
            ref={(element) => columns(element, Math.min(biteJump.at, total), Math.min(biteJump.at, total), total)}
            onClick={() => plan.clock.show(biteJump.at)}
          />
        )}
      </div>
    </div>
  );
}
