import { Card, DescriptionList, EmptyState, ErrorBox, Layers, LoadingSkeleton } from '@archway/ui';
import { formatBytes, formatDateTime, useText } from '@archway/platform';
import { dimensionText, scanDateText, spacingText } from './cbct-words.ts';
import { type CbctDetail, useCaseCbct } from './use-case-cbct.ts';

/** The section CBCT Data: what is stored of the CT of a case version. */
export function CbctData({ detail }: { detail: CbctDetail }) {
  const t = useText('cases');
  const { cbct, loaded, error, retry } = useCaseCbct(detail);
  if (error && !loaded) return <ErrorBox title={t('cbct.failed')} error={error} onRetry={retry} />;
  if (!loaded) return <LoadingSkeleton variant="card" rows={6} />;
  if (!cbct) {
    return (
      <Card title={t('cbct.data')}>
        <EmptyState icon={<Layers />} title={t('cbct.none')} />
      </Card>
    );
  }
  const { volume } = cbct;
  return (
    <Card title={t('cbct.data')}>
      <DescriptionList
        columns={3}
        items={[
          { key: 'name', label: t('cbct.fact.name'), value: volume.name },
          { key: 'scanned', label: t('cbct.fact.scanned'), value: scanDateText(volume.created) },
          { key: 'modality', label: t('cbct.fact.modality'), value: volume.modality },
          { key: 'dimension', label: t('cbct.fact.dimension'), value: dimensionText(volume.size) },
          { key: 'spacing', label: t('cbct.fact.spacing'), value: spacingText(volume.spacing) },
          { key: 'type', label: t('cbct.fact.type'), value: volume.componentType },
          { key: 'series', label: t('cbct.fact.series'), value: volume.series },
          { key: 'description', label: t('cbct.fact.description'), value: volume.description },
          { key: 'size', label: t('cbct.fact.size'), value: formatBytes(cbct.size) },
          {
            key: 'uploaded',
            label: t('cbct.fact.uploaded'),
            value: t('fact.uploadedBy', { time: formatDateTime(cbct.uploadTime), name: cbct.uploadedBy }),
          },
        ]}
      />
    </Card>
  );
}
