import type { CaseDetail } from '@archway/contracts';
import { Slot } from '@archway/platform';
import { ModelFiles } from '../../models/ModelFiles.tsx';
import type { CaseModels } from '../../models/use-case-models.ts';
import { BasicInfo } from './BasicInfo.tsx';
import { Overview } from './Overview.tsx';
import { ProgressLog } from './ProgressLog.tsx';

interface Props {
  detail: CaseDetail;
  models: CaseModels;
  selected: string;
  onSelect: (section: string) => void;
}

/** The section that is open. A key that is not ours belongs to another remote. */
export function DetailSections({ detail, models, selected, onSelect }: Props) {
  const { ptId, version, status } = detail;
  switch (selected) {
    case 'overview':
      return <Overview detail={detail} models={models} onSelect={onSelect} />;
    case 'basic':
      return <BasicInfo detail={detail} />;
    case 'models':
      return <ModelFiles detail={detail} models={models} />;
    case 'progress':
      return <ProgressLog ptId={ptId} />;
    default:
      return <Slot name="patient-detail.section" props={{ ptId, version, status }} only={selected} />;
  }
}
