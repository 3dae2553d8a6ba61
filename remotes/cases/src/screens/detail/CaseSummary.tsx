import { Link } from 'react-router-dom';
import { type CaseDetail, type CasePhoto, type TreatStatus, treatStatus } from '@archway/contracts';
import { Breadcrumbs, Card, LabelTag, PageTitle, StatusTag } from '@archway/ui';
import { lastAddressOf, useDictionary, useText } from '@archway/platform';
import { serviceOf } from '../../case/case-services.ts';
import { CaseStatus } from '../../case/CaseStatus.tsx';
import { FocusStar } from '../../case/FocusStar.tsx';
import { Presence } from '../../presence/Presence.tsx';
import { Thumb } from '../../photos/board/Thumb.tsx';
import { CaseActions } from './CaseActions.tsx';
import { CaseProgress } from './CaseProgress.tsx';
import { SummaryFacts } from './SummaryFacts.tsx';
import { Turn } from './Turn.tsx';
import styles from './case-summary.module.css';

/** Who this is, where the case stands, and what can be done now. */
export function CaseSummary({ detail, photos }: { detail: CaseDetail; photos: readonly CasePhoto[] }) {
  const t = useText('cases');
  const service = serviceOf(detail.serviceType);
  const front = photos.find(({ position }) => position === 'frontOcc');
  return (
    <div>
      <Breadcrumbs
        items={[
          { key: 'list', content: <Link to={lastAddressOf(service.list)}>{t(`title.${service.key}`)}</Link> },
          { key: 'case', content: detail.patientName },
        ]}
      />
      <Card>
        <div className={styles.head}>
          {front ? (
            <span className={styles.picture}>
              <Thumb name={front.thumbName} alt={t('photoPosition.frontOcc')} />
            </span>
          ) : null}
          <div className={styles.words}>
            <header>
              <PageTitle
                meta={
                  <>
                    <CaseStatus of={detail} />
                    <Turn detail={detail} />
                    <Treatment status={detail.treatStatus} />
                    {detail.labels.map((label) => (
                      <LabelTag key={label.categoryId} color={label.color}>
                        {label.categoryName}
                      </LabelTag>
                    ))}
                    <FocusStar caseId={detail.caseId} focus={detail.focus} name={detail.patientName} />
                    <Presence caseKey={detail} doing="reading" />
                  </>
                }
                actions={<CaseActions detail={detail} />}
              >
                {detail.patientName}
              </PageTitle>
            </header>
            <SummaryFacts detail={detail} />
          </div>
        </div>
        <CaseProgress {...detail} />
      </Card>
    </div>
  );
}

const tones = {
  [treatStatus.treating]: 'info',
  [treatStatus.paused]: 'warning',
  [treatStatus.ended]: 'neutral',
} as const;

/** How far the treatment is; nothing before it has begun. */
function Treatment({ status }: { status: TreatStatus }) {
  const { nameOf } = useDictionary('treat_status');
  return status === treatStatus.ready ? null : <StatusTag tone={tones[status]}>{nameOf(status)}</StatusTag>;
}
