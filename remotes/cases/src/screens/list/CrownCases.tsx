import { serviceTypes } from '@archway/contracts';
import { CaseList } from './CaseList.tsx';

export default function CrownCases() {
  return <CaseList service={{ key: 'crown', id: serviceTypes.crownDesign.id, opensCases: false }} />;
}
