import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CaseDetail } from '@archway/contracts';
import { Button, Card, Pencil, Printer } from '@archway/ui';
import { formatDateTime, printElement, useText } from '@archway/platform';
import { wizardPath } from '../../case/case-address.ts';
import styles from './sheet.module.css';

interface Props {
  detail: CaseDetail;
  title: string;
  /** Title of the printed page. */
  printTitle: string;
  /** The step of the wizard that changes it. */
  step: 'prescription' | 'request';
  /** Null before anything was saved. */
  saved: { readonly by: string; readonly at: string } | null;
  /** Above the sheet, not printed. */
  notices?: ReactNode;
  children: ReactNode;
}

/** What is asked for in a version, on the page of the case: who said it, the way to change it, and the sheet to print. */
export function SheetCard({ detail, title, printTitle, step, saved, notices, children }: Props) {
  const t = useText('cases');
  const navigate = useNavigate();
  const sheet = useRef<HTMLDivElement>(null);
  const print = (): void => {
    if (sheet.current) printElement(sheet.current, printTitle);
  };
  return (
    <Card
      title={title}
      meta={saved?.by ? t('rx.savedBy', { name: saved.by, time: formatDateTime(saved.at) }) : undefined}
      extra={
        <div className={styles.actions}>
          {detail.editable ? (
            <Button icon={<Pencil />} onClick={() => void navigate(wizardPath(detail, step))}>
              {t('rx.edit')}
            </Button>
          ) : null}
          <Button icon={<Printer />} disabled={!saved} onClick={print}>
            {t('rx.print')}
          </Button>
        </div>
      }
    >
      {notices}
      <div ref={sheet}>{children}</div>
    </Card>
  );
}
