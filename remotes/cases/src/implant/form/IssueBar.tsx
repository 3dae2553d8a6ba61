import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type CaseImplantReport, type PlannedImplant, cautionsOf } from '@archway/contracts';
import { Button } from '@archway/ui';
import { confirmAction, notify, useText } from '@archway/platform';
import { useToothNames } from '../../prescription/teeth/use-tooth-names.ts';
import type { ReportForm } from '../use-implant-report.ts';
import styles from './report-editor.module.css';

interface Props {
  form: ReportForm;
  read: UseQueryResult<CaseImplantReport>;
}

/** Whether others read what is written here, and the way to let them. */
export function IssueBar({ form, read }: Props) {
  const t = useText('cases');
  const teeth = useToothNames();
  const [busy, setBusy] = useState(false);
  const { issued, draft } = read.data ?? {};
  const differs = draft?.differs === true || form.saveState.kind === 'waiting';
  const standing = !issued ? 'implant.neverIssued' : differs ? 'implant.issuedBefore' : 'implant.issuedAsIs';
  const asks = async (): Promise<void> => {
    const places = form.values.implants.filter((each: PlannedImplant) => cautionsOf(each).length > 0);
    const count = places.reduce((sum, each) => sum + cautionsOf(each).length, 0);
    const named = teeth.names(places.map(({ position }) => position));
    const cautions = count > 0 ? ` ${t('implant.askCautions', { count, places: named })}` : '';
    const sure = await confirmAction({
      title: t('implant.askIssue'),
      body: `${t('implant.askIssueBody')}${cautions}`,
      okText: t('implant.issue'),
    });
    if (!sure) return;
    setBusy(true);
    // A refusal is told by the call.
    const issuedNow = await form.issue().catch(() => false);
    setBusy(false);
    if (issuedNow) notify.success(t('implant.issued'));
  };
  return (
    <div className={styles.issue}>
      <p role="status">{t(standing)}</p>
      <Button
        type="primary"
        loading={busy}
        disabled={form.values.implants.length === 0 || (Boolean(issued) && !differs)}
        onClick={() => void asks()}
      >
        {t(issued ? 'implant.issueAgain' : 'implant.issue')}
      </Button>
    </div>
  );
}
