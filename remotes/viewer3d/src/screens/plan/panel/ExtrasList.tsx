import { formatNumber, toothText, useNumbering, useText } from '@archway/platform';
import { jawOf } from '@archway/dental';
import { iprSums } from '../../../plan/tables/figures.ts';
import { isWorn } from '../../../plan/tables/extras-at.ts';
import { useStage } from '../../../plan/view/use-clock.ts';
import type { Plan } from '../../../plan/view/use-plan.ts';
import styles from './panel.module.css';

/** Enamel that is taken and attachments that are worn, each with its stage, to which it leads. */
export function ExtrasList({ plan }: { plan: Plan }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { source, stages, clock, select } = plan;
  const { ipr, attachments } = source.document;
  const stage = useStage(clock);
  const step = stages.kind === 'step';
  const sums = iprSums(source.document);
  const go = (fdi: number, at: number): void => {
    if (step) clock.show(at);
    select(fdi);
  };
  const tooth = (fdi: number): string => toothText(fdi, numbering);
  const millimetres = (value: number): string => formatNumber(value, { digits: 2, unit: 'mm' });
  return (
    <>
      <h2 className={styles.heading}>{t('plan.ipr')}</h2>
      {ipr.length === 0 ? (
        <p className={styles.empty}>{t('plan.noIpr')}</p>
      ) : (
        <>
          <table className={styles.extras}>
            <thead>
              <tr>
                <th scope="col">{t('plan.contact')}</th>
                <th scope="col">{t('plan.amount')}</th>
                {step && <th scope="col">{t('plan.beforeStage')}</th>}
              </tr>
            </thead>
            <tbody>
              {ipr.map(({ between: [one, other], amount, before }) => (
                <tr key={`${one} ${other} ${before}`} data-now={(step && before === stage) || undefined}>
                  <th scope="row">
                    <button type="button" onClick={() => go(one, before)}>
                      {tooth(one)} – {tooth(other)}
                    </button>
                  </th>
                  <td>{millimetres(amount)}</td>
                  {step && <td>{before}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.hint}>
            {t('plan.iprSum', { upper: millimetres(sums.upper), lower: millimetres(sums.lower) })}
          </p>
        </>
      )}
      <h2 className={styles.heading}>{t('plan.layer.attachments')}</h2>
      {attachments.length === 0 ? (
        <p className={styles.empty}>{t('plan.noAttachments')}</p>
      ) : (
        <table className={styles.extras}>
          <thead>
            <tr>
              <th scope="col">{t('plan.tooth')}</th>
              <th scope="col">{t('plan.shape')}</th>
              {step && <th scope="col">{t('plan.worn')}</th>}
            </tr>
          </thead>
          <tbody>
            {attachments.map((each) => (
              <tr key={each.id} data-off={!isWorn(each, stages.kind, stage) || undefined} data-jaw={jawOf(each.fdi)}>
                <th scope="row">
                  <button type="button" onClick={() => go(each.fdi, each.from)}>
                    {tooth(each.fdi)}
                  </button>
                </th>
                <td>
                  {t(`plan.shapes.${each.shape}`)}{' '}
                  <small>{each.size.map((edge) => formatNumber(edge)).join(' × ')}</small>
                </td>
                {step && (
                  <td>
                    {each.from}–{each.to}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
