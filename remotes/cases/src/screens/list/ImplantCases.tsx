import { caseServices } from '../../case/case-services.ts';
import { CaseList } from './CaseList.tsx';

export default function ImplantCases() {
  return <CaseList service={caseServices.implant} />;
}
