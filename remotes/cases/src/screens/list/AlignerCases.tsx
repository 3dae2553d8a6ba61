import { caseServices } from '../../case/case-services.ts';
import { CaseList } from './CaseList.tsx';

export default function AlignerCases() {
  return <CaseList service={caseServices.aligner} />;
}
