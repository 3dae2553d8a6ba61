import { Navigate } from 'react-router-dom';
import { type CaseDetail, IMPLANT_SECTION } from '@archway/contracts';
import { Slot } from '@archway/platform';
import { FollowUpSection } from '../../archives/visits/FollowUpSection.tsx';
import { AuditSection } from '../../audit/AuditSection.tsx';
import { FOLLOW_UP_SECTION, cephPath, libraryPath } from '../../case/case-address.ts';
import { SLICES_SECTION } from '../../case/slices-section.ts';
import { ImplantReportSection } from '../../implant/ImplantReportSection.tsx';
import { MessagesSection } from '../../messages/MessagesSection.tsx';
import { ModelFiles } from '../../models/ModelFiles.tsx';
import { PreprocessSection } from '../../models/preprocess/PreprocessSection.tsx';
import type { CaseModels } from '../../models/use-case-models.ts';
import { PhotoSection } from '../../photos/PhotoSection.tsx';
import type { CasePhotos } from '../../photos/use-case-photos.ts';
import { CbctData } from '../../cbct/CbctData.tsx';
import { PrescriptionSection } from '../../prescription/sheet/PrescriptionSection.tsx';
import { FeasibilitySection } from '../../quality/feasibility/FeasibilitySection.tsx';
import { QualitySection } from '../../quality/report/QualitySection.tsx';
import { RefinementSection } from '../../refinement/RefinementSection.tsx';
import { RequestSection } from '../../request/sheet/RequestSection.tsx';
import { BasicInfo } from './BasicInfo.tsx';
import { Overview } from './Overview.tsx';
import { ProgressLog } from './ProgressLog.tsx';
import { CEPH_SECTION, LIBRARY_SECTION } from './use-sections.ts';

interface Props {
  detail: CaseDetail;
  models: CaseModels;
  photos: CasePhotos;
  selected: string;
  onSelect: (section: string) => void;
}

/** The section that is open. A key that is not ours belongs to another remote. */
export function DetailSections({ detail, models, photos, selected, onSelect }: Props) {
  const { caseId, version, status } = detail;
  switch (selected) {
    case 'overview':
      return <Overview detail={detail} models={models} photos={photos} onSelect={onSelect} />;
    case 'refinement':
      return <RefinementSection detail={detail} />;
    case 'basic':
      return <BasicInfo detail={detail} />;
    case 'photos':
      return <PhotoSection detail={detail} photos={photos} />;
    case 'prescription':
      return <PrescriptionSection detail={detail} />;
    case 'request':
      return <RequestSection detail={detail} />;
    case IMPLANT_SECTION:
      return <ImplantReportSection key={`${caseId}/${version}`} detail={detail} />;
    case 'cbct':
      return <CbctData detail={detail} />;
    case CEPH_SECTION:
      return <Navigate to={cephPath(detail)} replace />;
    case 'models':
      return <ModelFiles detail={detail} models={models} />;
    case 'preprocess':
      return <PreprocessSection models={models} />;
    case SLICES_SECTION:
      return <Slot name="patient-detail.slices" props={{ caseId, version }} />;
    case 'quality':
      return <QualitySection detail={detail} />;
    case 'feasibility':
      return <FeasibilitySection detail={detail} />;
    case 'messages':
      return <MessagesSection key={caseId} detail={detail} />;
    case 'progress':
      return <ProgressLog caseId={caseId} />;
    case FOLLOW_UP_SECTION:
      return <FollowUpSection key={version} detail={detail} />;
    case LIBRARY_SECTION:
      return <Navigate to={libraryPath(detail)} replace />;
    case 'audit':
      return <AuditSection caseId={caseId} />;
    default:
      return <Slot name="patient-detail.section" props={{ caseId, version, status }} only={selected} />;
  }
}
