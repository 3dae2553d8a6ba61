import type { CaseCbct } from '@archway/contracts';
import { DescriptionList } from '@archway/ui';
import { formatBytes, formatDateTime, formatFileName, formatNumber, useText } from '@archway/platform';
import { dimensionText, scanDateText, spacingText } from './words/cbct-words.ts';

/** What is known of a stored CT; what the scanner did not say is a dash. */
export function CbctFacts({ cbct }: { cbct: CaseCbct }) {
  const t = useText('cases');
  const { volume, notes } = cbct;
  return (
    <DescriptionList
      columns={3}
      items={[
        { key: 'file', label: t('cbct.fact.file'), value: formatFileName(cbct.fileName), wide: true },
        { key: 'dimension', label: t('cbct.fact.dimension'), value: dimensionText(volume.size) },
        { key: 'spacing', label: t('cbct.fact.spacing'), value: spacingText(volume.spacing) },
        { key: 'type', label: t('cbct.fact.type'), value: volume.componentType },
        { key: 'scanned', label: t('cbct.fact.scanned'), value: scanDateText(volume.created) },
        { key: 'series', label: t('cbct.fact.series'), value: volume.series },
        { key: 'description', label: t('cbct.fact.description'), value: volume.description },
        { key: 'modality', label: t('cbct.fact.modality'), value: volume.modality },
        { key: 'name', label: t('cbct.fact.name'), value: volume.name },
        { key: 'read', label: t('cbct.fact.read'), value: notes.filesRead > 0 && formatNumber(notes.filesRead) },
        { key: 'size', label: t('cbct.fact.size'), value: formatBytes(cbct.size) },
        { key: 'uploaded', label: t('cbct.fact.uploaded'), value: formatDateTime(cbct.uploadTime) },
        { key: 'uploadedBy', label: t('cbct.fact.uploadedBy'), value: cbct.uploadedBy },
      ]}
    />
  );
}
