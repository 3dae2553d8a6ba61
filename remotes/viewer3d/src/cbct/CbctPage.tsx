import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { query, usePageTitle, useText } from '@archway/platform';
import { ArrowLeft } from '@archway/ui';
import type { ViewerAccess } from '../access/viewer-access.ts';
import { CbctPreview } from './CbctPreview.tsx';
import styles from './page.module.css';

/** The preview in a tab of its own. */
export function CbctPage({ caseId, version, access }: { caseId: string; version: number; access: ViewerAccess }) {
  const t = useText('viewer3d');
  const detail = useQuery(query(endpoints.cases.detail, { params: { caseId, version } }));
  usePageTitle(detail.data && `${t('cbct.title')} · ${detail.data.patientName}`);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        {access.viewOnly ? null : (
          <Link
            to={`/patient-detail/${caseId}/${version}?section=cbctPreview`}
            className={styles.back}
            aria-label={t('action.backToCase')}
            title={t('action.backToCase')}
          >
            <ArrowLeft />
          </Link>
        )}
        <h1>
          {t('cbct.title')}
          {detail.data && <span> · {detail.data.patientName}</span>}
        </h1>
        <span className={styles.note}>{t('viewOnly')}</span>
      </header>
      <main className={styles.main}>
        <CbctPreview caseId={caseId} version={version} layout="page" savesPictures={access.pictures} />
      </main>
    </div>
  );
}
