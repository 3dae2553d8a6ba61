import { serviceTypes } from '@archway/contracts';
import { CaseList } from './CaseList.tsx';

export default function ImplantCases() {
  return <CaseList service={{ key: 'implant', id: serviceTypes.plant.id, opensCases: false }} />;
}
