import { type CaseDetail, analyseFlags, toneOf } from '@archway/contracts';
import { Button, Card, DescriptionList, StatusTag } from '@archway/ui';
import { formatFileName, formatNumber, Slot, useDictionary, useText } from '@archway/platform';
import { type CaseModels, jaws, scanOf } from '../../models/use-case-models.ts';
import { PhotoStrip } from '../../photos/PhotoStrip.tsx';
import type { CasePhotos } from '../../photos/use-case-photos.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { ProgressLog } from './ProgressLog.tsx';
import styles from './detail.module.css';

interface Props {
  detail: CaseDetail;
  models: CaseModels;
  photos: CasePhotos;
  onSelect: (section: string) => void;
}

/** The case at a glance: facts, scans, plans, what happened last. */
export function Overview({ detail, models, photos, onSelect }: Props) {
  const t = useText('cases');
  const { nameOf } = useDictionary('analyse_flag');
  const { caseId, version, status } = detail;
  const more = (section: string) => (
    <Button type="link" size="small" onClick={() => onSelect(section)}>
      {t('overview.more')}
    </Button>
  );
  return (
    <>
      <Card title={t('section.basic')} extra={more('basic')}>
        <CaseFacts detail={detail} />
      </Card>
      <Card title={t('section.photos')} count={photos.photos.length} extra={more('photos')}>
        <PhotoStrip photos={photos.photos} />
      </Card>
      <Card title={t('section.models')} extra={more('models')}>
        <DescriptionList
          columns={2}
          items={jaws.map((jaw) => {
            const file = scanOf(models.files, jaw);
            return {
              key: String(jaw),
              label: t(`jaw.${jaw}`),
              value: file && (
                <span className={styles.scan}>
                  <span>
                    {t('models.file', { name: formatFileName(file.fileName), num: formatNumber(file.triangles) })}
                  </span>
                  <StatusTag tone={toneOf(analyseFlags, file.analyseFlag)}>{nameOf(file.analyseFlag)}</StatusTag>
                </span>
              ),
            };
          })}
        />
      </Card>
      <Slot name="patient-detail.overview" props={{ caseId, version, status }} />
      <ProgressLog caseId={caseId} most={5} extra={more('progress')} />
    </>
  );
}
