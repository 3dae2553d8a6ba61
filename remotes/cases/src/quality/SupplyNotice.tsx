import { type CaseDetail, caseStatus } from '@archway/contracts';
import { NoticeBar } from '@archway/ui';
import { useText } from '@archway/platform';
import { findingLine } from '../case/finding-text.ts';
import type { WizardStep } from '../screens/wizard/steps.ts';
import { asksForData, isReplaced, stepFor } from './finding-object.ts';
import { useQualityReport } from './use-quality-report.ts';
import styles from './report/finding.module.css';

interface Props {
  detail: CaseDetail | null;
  step: WizardStep;
}

/** What the last inspection asks for in this step of the intake, as long as it stands; nothing for a case that it has not failed. */
export function SupplyNotice({ detail, step }: Props) {
  return detail?.status === caseStatus.inspectionFailed ? <Asked detail={detail} step={step} /> : null;
}

function Asked({ detail, step }: { detail: CaseDetail; step: WizardStep }) {
  const t = useText('cases');
  const report = useQualityReport(detail).data;
  const [last] = report?.rounds ?? [];
  if (!report || !last) return null;
  const open = last.findings.filter((each) => asksForData(each) && !isReplaced(each, report.objects));
  // At the end everything that still stands is said, with what was said of the data as a whole.
  const here = step === 'submit' ? open : open.filter((each) => stepFor(each, detail.serviceType) === step);
  const lines = [...(last.words ? [last.words] : []), ...here.map((finding) => findingLine(finding, t))];
  if (lines.length === 0) return null;
  return (
    <NoticeBar tone="warning">
      <strong>{t('quality.askedFor')}</strong>
      <ul className={styles.asked}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </NoticeBar>
  );
}
