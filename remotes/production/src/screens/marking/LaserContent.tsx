import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, endpoints, type markingEndpoints } from '@archway/contracts';
import { query, usePageTitle, useText } from '@archway/platform';
import { Button, Card, ErrorBox, LabelTag, LoadingSkeleton, PageTitle } from '@archway/ui';
import { TemplateTabs } from '../../templates/TemplateTabs.tsx';
import { WritingDialog } from './WritingDialog.tsx';
import styles from './marking.module.css';

export type SaidWriting = Answer<typeof markingEndpoints.writings>[number];

/** How markings are written: for everybody, and for each practice that is produced for. */
export default function LaserContent() {
  const t = useText('production');
  const [opened, setOpened] = useState<SaidWriting | null>(null);
  const { data, error, refetch } = useQuery(query(endpoints.markings.writings));
  const title = t('writing.title');
  usePageTitle(title);
  return (
    <>
      <PageTitle description={t('writing.description')}>{title}</PageTitle>
      <TemplateTabs active="laserContent" />
      <Card title={title} flush>
        {error ? (
          <ErrorBox title={t('writing.failed')} error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingSkeleton variant="card" rows={3} />
        ) : (
          // It may scroll: the focus lets keys do it.
          <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
            <table className={styles.table} aria-label={title}>
              <thead>
                <tr>
                  {(['practice', 'upper', 'lower', 'stepDigits', 'capitals', 'sample'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(`writing.${column}`)}
                    </th>
                  ))}
                  <th scope="col">{t('sub.actions')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((row) => (
                  <Row key={row.practiceId ?? 'platform'} row={row} onEdit={() => setOpened(row)} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Card>
      {opened ? <WritingDialog said={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function Row({ row, onEdit }: { row: SaidWriting; onEdit: () => void }) {
  const t = useText('production');
  const { upper, lower, stepDigits, capitals } = row.writing;
  const name = row.practiceName ?? t('writing.everybody');
  const step = '5'.padStart(stepDigits, '0');
  return (
    <tr>
      <th scope="row">
        {name} {row.own || row.practiceId === null ? null : <LabelTag>{t('writing.inherited')}</LabelTag>}
      </th>
      <td>{upper}</td>
      <td>{lower}</td>
      <td>{stepDigits}</td>
      <td>{t(capitals ? 'yes' : 'no')}</td>
      <td>{`${upper}-${step} / ${lower}-${step}`}</td>
      <td>
        {row.mayChange ? (
          <Button size="small" aria-label={t('templates.editOf', { name })} onClick={onEdit}>
            {t('templates.edit')}
          </Button>
        ) : (
          '—'
        )}
      </td>
    </tr>
  );
}
