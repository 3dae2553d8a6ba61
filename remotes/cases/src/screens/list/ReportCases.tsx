import { caseServices } from '../../case/case-services.ts';
import { CaseList } from './CaseList.tsx';

export default function ReportCases() {
  return <CaseList service={caseServices.report} />;
}
