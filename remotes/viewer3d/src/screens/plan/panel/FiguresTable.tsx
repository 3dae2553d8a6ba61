import { AT_REST, jaws } from '@archway/dental';
import { formatNumber, useText } from '@archway/platform';
import { archWidths, bolton, boltonMeans, widthOf } from '../../../plan/tables/figures.ts';
import { useStage } from '../../../plan/view/use-clock.ts';
import type { Plan } from '../../../plan/view/use-plan.ts';
import styles from './panel.module.css';

const ratios = ['anterior', 'overall'] as const;
const rest = () => AT_REST;

/** What the plan says of the arches: Bolton's ratios, and how wide the arches are before, now and at the target. */
export function FiguresTable({ plan }: { plan: Plan }) {
  const t = useText('viewer3d');
  const { source, stages, clock } = plan;
  const { document } = source;
  const stage = useStage(clock);
  const [before, after] = [bolton(document, false), bolton(document, true)];
  const percent = (value: number | null): string => formatNumber(value, { digits: 1, unit: '%' });
  const places = [rest, (fdi: number) => stages.poseAt(fdi, stage), stages.targetOf] as const;
  const widths = jaws.flatMap((jaw) =>
    archWidths.flatMap((width) => {
      const values = places.map((poseOf) => widthOf(document, jaw, width, poseOf));
      return values.some((value) => value !== null) ? [{ jaw, width, values }] : [];
    }),
  );
  const known = before.anterior !== null || before.overall !== null;
  return (
    <>
      <h2 className={styles.heading}>{t('plan.bolton.title')}</h2>
      {known ? (
        <table className={styles.figures}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('plan.bolton.scan')}</th>
              <th scope="col">{t('plan.bolton.afterIpr')}</th>
              <th scope="col">{t('plan.bolton.mean')}</th>
            </tr>
          </thead>
          <tbody>
            {ratios.map((ratio) => (
              <tr key={ratio}>
                <th scope="row">{t(`plan.bolton.${ratio}`)}</th>
                <td>{percent(before[ratio])}</td>
                <td>{percent(after[ratio])}</td>
                <td>{percent(boltonMeans[ratio])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.empty}>{t('plan.bolton.unknown')}</p>
      )}
      <h2 className={styles.heading}>{t('plan.arch.title')}</h2>
      {widths.length > 0 ? (
        <table className={styles.figures}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('plan.start')}</th>
              <th scope="col">{stages.kind === 'step' ? t('plan.stage', { num: stage }) : t('plan.shown')}</th>
              <th scope="col">{t('plan.target')}</th>
            </tr>
          </thead>
          <tbody>
            {widths.map(({ jaw, width, values }) => (
              <tr key={`${jaw} ${width}`}>
                <th scope="row">{t(`plan.arch.${width}`, { jaw: t(`plan.jaw.${jaw}`) })}</th>
                {values.map((value, at) => (
                  <td key={at}>{formatNumber(value, { digits: 1 })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.empty}>{t('plan.arch.unknown')}</p>
      )}
      <p className={styles.hint}>{t('plan.arch.hint')}</p>
    </>
  );
}
