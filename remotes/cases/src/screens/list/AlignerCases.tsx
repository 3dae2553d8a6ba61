import { serviceTypes } from '@archway/contracts';
import { CaseList } from './CaseList.tsx';

export default function AlignerCases() {
  return <CaseList service={{ key: 'aligner', id: serviceTypes.aligner.id, opensCases: true }} />;
}
