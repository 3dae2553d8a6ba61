import { serviceTypes } from '@archway/contracts';
import { CaseList } from './CaseList.tsx';

export default function ReportCases() {
  return <CaseList service={{ key: 'report', id: serviceTypes.report.id, opensCases: false }} />;
}
