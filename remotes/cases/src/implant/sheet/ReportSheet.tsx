import { type ImplantReport, cautionsOf, implantMeasureNames } from '@archway/contracts';
import { DescriptionList } from '@archway/ui';
import { useText } from '@archway/platform';
import { ToothChartView } from '../../prescription/teeth/ToothChartView.tsx';
import { useToothNames } from '../../prescription/teeth/use-tooth-names.ts';
import sheet from '../../prescription/sheet/sheet.module.css';
import { Cautions } from '../Cautions.tsx';
import { measureText, measureTitle } from '../implant-words.ts';
import styles from './report-sheet.module.css';

/** An implant report to be read: the positions in their chart, and each implant with what was measured there. */
export function ReportSheet({ report: { implants, conclusion } }: { report: ImplantReport }) {
  const t = useText('cases');
  const { name } = useToothNames();
  const planned = implants.map(({ position }) => position);
  const doubtful = implants.some((implant) => cautionsOf(implant).length > 0);
  return (
    <div className={sheet.sheet}>
      <ToothChartView marksOf={(tooth) => (planned.includes(tooth) ? ['asked'] : [])} name={name} />
      {implants.map((implant) => (
        <section key={implant.position}>
          <h3>{t('implant.implantAt', { tooth: name(implant.position) })}</h3>
          <DescriptionList
            columns={3}
            items={[
              { key: 'system', label: t('implant.field.system'), value: implant.system },
              ...implantMeasureNames
                .filter((measure) => implant[measure] !== null)
                .map((measure) => ({
                  ...{ key: measure, label: measureTitle(measure, implant, t) },
                  value: measureText(measure, implant, t),
                })),
              ...(implant.remark ? [{ key: 'remark', label: t('implant.field.remark'), value: implant.remark }] : []),
            ]}
          />
          <Cautions implant={implant} />
        </section>
      ))}
      {conclusion.trim() ? (
        <section>
          <h3>{t('implant.conclusion')}</h3>
          <p className={styles.words}>{conclusion}</p>
        </section>
      ) : null}
      {doubtful ? <p className={styles.note}>{t('implant.cautionsNote')}</p> : null}
    </div>
  );
}
