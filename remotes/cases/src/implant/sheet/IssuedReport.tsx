import { useRef } from 'react';
import type { CaseDetail, CaseImplantReport } from '@archway/contracts';
import { Button, Card, Printer } from '@archway/ui';
import { formatDateTime, printElement, useText } from '@archway/platform';
import { ReportSheet } from './ReportSheet.tsx';

interface Props {
  detail: CaseDetail;
  issued: NonNullable<CaseImplantReport['issued']>;
}

/** The report as it was issued, to be read and printed. */
export function IssuedReport({ detail, issued: { report, by, at } }: Props) {
  const t = useText('cases');
  const sheet = useRef<HTMLDivElement>(null);
  const { patientName: name, ptNo } = detail;
  const print = (): void => {
    if (sheet.current) printElement(sheet.current, t('implant.printTitle', { name, ptNo }));
  };
  return (
    <Card
      title={t('implant.name')}
      meta={t('implant.issuedBy', { name: by, time: formatDateTime(at) })}
      extra={
        <Button icon={<Printer />} onClick={print}>
          {t('rx.print')}
        </Button>
      }
    >
      <div ref={sheet}>
        <ReportSheet report={report} />
      </div>
    </Card>
  );
}
