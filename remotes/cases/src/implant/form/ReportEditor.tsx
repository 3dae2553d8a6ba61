import { useRef } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  type CaseDetail,
  type CaseImplantReport,
  type PlannedImplant,
  type Tooth,
  emptyImplant,
  implantTextRules,
} from '@archway/contracts';
import { Card, EmptyState } from '@archway/ui';
import { FormField, Input } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { TeethPicker } from '../../prescription/teeth/TeethPicker.tsx';
import { useToothNames } from '../../prescription/teeth/use-tooth-names.ts';
import { SaveIndicator } from '../../saving/SaveIndicator.tsx';
import { useReportForm } from '../use-implant-report.ts';
import { ImplantCard } from './ImplantCard.tsx';
import { IssueBar } from './IssueBar.tsx';
import { ReportClash } from './ReportClash.tsx';
import styles from './report-editor.module.css';

interface Props {
  detail: CaseDetail;
  read: UseQueryResult<CaseImplantReport>;
}

/** What is written of an implant report: positions, their implants, and the conclusion. */
export function ReportEditor({ detail, read }: Props) {
  const t = useText('cases');
  const form = useReportForm(detail, read);
  const teeth = useToothNames();
  const { implants, conclusion } = form.values;
  const put = (changed: PlannedImplant): void =>
    form.change({ implants: implants.map((each) => (each.position === changed.position ? changed : each)) });
  // A position that was taken away by mistake comes back with what was written there, as long as the page is open.
  const written = useRef(new Map<Tooth, PlannedImplant>());
  const choose = (positions: Tooth[]): void => {
    const system = implants.at(-1)?.system ?? '';
    for (const each of implants) written.current.set(each.position, each);
    const at = (position: Tooth) => written.current.get(position) ?? emptyImplant(position, system);
    form.change({ implants: positions.map(at) });
  };
  return (
    <>
      {form.clash ? <ReportClash clash={form.clash} onResolve={form.resolve} /> : null}
      <Card title={t('implant.writing')} extra={<SaveIndicator state={form.saveState} />}>
        <IssueBar form={form} read={read} />
        <h3 className={styles.heading}>{t('implant.positions')}</h3>
        <div className={styles.chart}>
          <TeethPicker
            label={t('implant.positions')}
            teeth={implants.map(({ position }) => position)}
            name={teeth.name}
            onChange={choose}
          />
        </div>
        {implants.length === 0 ? <EmptyState title={t('implant.notBegun')} /> : null}
      </Card>
      {implants.map((implant) => (
        <ImplantCard key={implant.position} implant={implant} name={teeth.name(implant.position)} onChange={put} />
      ))}
      <Card>
        <FormField label={t('implant.conclusion')} id="implant-conclusion">
          {(control) => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 3, maxRows: 12 }}
              showCount
              maxLength={implantTextRules.conclusion.max}
              value={conclusion}
              onChange={(event) => form.change({ conclusion: event.target.value })}
            />
          )}
        </FormField>
      </Card>
    </>
  );
}
