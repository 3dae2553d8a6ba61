import { type OpenedService, type ServiceId, serviceTypes } from '@archway/contracts';

/** A service whose cases stand in a list of their own. */
export interface CaseService {
  readonly id: OpenedService;
  /** Key of its texts. */
  readonly key: 'aligner' | 'crown' | 'implant' | 'report';
  /** Where its list stands. */
  readonly list: string;
}

const { aligner, crownDesign, plant, report } = serviceTypes;

/** The services with lists; cases of any other count as of the first. */
export const caseServices = {
  aligner: { id: aligner.id, key: 'aligner', list: '/aligner' },
  crown: { id: crownDesign.id, key: 'crown', list: '/crowDesign' },
  implant: { id: plant.id, key: 'implant', list: '/plant' },
  report: { id: report.id, key: 'report', list: '/report' },
} as const satisfies { readonly [K in CaseService['key']]: CaseService & { readonly key: K } };

export const serviceOf = (id: ServiceId): CaseService =>
  Object.values(caseServices).find((service) => service.id === id) ?? caseServices.aligner;
