import { caseServices } from '../../case/case-services.ts';
import { CaseList } from './CaseList.tsx';

export default function CrownCases() {
  return <CaseList service={caseServices.crown} />;
}
