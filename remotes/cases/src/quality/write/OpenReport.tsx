import { useState } from 'react';
import type { CaseDetail, DoubtObject, OpenFinding, QualityReport } from '@archway/contracts';
import { Button, Card, EmptyState, Pencil, Plus, Trash2 } from '@archway/ui';
import { formatDateTime, useText } from '@archway/platform';
import { placeOf } from '../../case/finding-text.ts';
import { FindingLine, FindingPicture } from '../report/FindingLine.tsx';
import { reportWriter } from '../use-quality-report.ts';
import { FindingDialog } from './FindingDialog.tsx';
import { Proposals } from './Proposals.tsx';
import styles from '../report/finding.module.css';

interface Props {
  detail: CaseDetail;
  report: QualityReport;
}

/** What the dialog is open for: a finding to change, or a new one about a file or the case. */
type Asked = { readonly finding: OpenFinding } | { readonly about: DoubtObject | null };

/** The report while it is written: the files to look at, what was found, what the machine proposes. */
export function OpenReport({ detail, report }: Props) {
  const t = useText('cases');
  const [asked, setAsked] = useState<Asked>();
  const writer = reportWriter(detail);
  const { open, objects, proposals } = report;
  return (
    <>
      <Card
        title={t('quality.writing')}
        count={open.length}
        extra={
          <Button icon={<Plus />} onClick={() => setAsked({ about: null })}>
            {t('quality.add')}
          </Button>
        }
      >
        <p className={styles.lead}>{t('quality.lead')}</p>
        <Files files={objects} onChoose={(about) => setAsked({ about })} />
        {open.length === 0 ? <EmptyState title={t('quality.nothingYet')} /> : null}
        <ul className={styles.findings}>
          {open.map((finding) => (
            <FindingLine
              key={finding.findingId}
              finding={finding}
              more={<small>{t('quality.by', { name: finding.by, time: formatDateTime(finding.at) })}</small>}
              actions={
                <>
                  <Button icon={<Pencil />} onClick={() => setAsked({ finding })}>
                    {t('quality.change')}
                  </Button>
                  <Button icon={<Trash2 />} onClick={() => void writer.remove(finding)}>
                    {t('quality.remove')}
                  </Button>
                </>
              }
            />
          ))}
        </ul>
      </Card>
      <Proposals proposals={proposals} onAdopt={writer.adopt} />
      {asked ? <FindingDialog {...asked} files={objects} writer={writer} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

/** Every file of the case: whoever finds something wrong with one begins at it. */
function Files({ files, onChoose }: { files: readonly DoubtObject[]; onChoose: (file: DoubtObject) => void }) {
  const t = useText('cases');
  return (
    <ul className={styles.files} aria-label={t('quality.files')}>
      {files.map((file) => (
        <li key={`${file.kind}/${file.id}`}>
          <button
            type="button"
            className={styles.file}
            aria-label={t('quality.addAbout', { name: placeOf(file, t) })}
            title={file.fileName}
            onClick={() => onChoose(file)}
          >
            <FindingPicture object={file} />
            <span aria-hidden="true">{placeOf(file, t)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
