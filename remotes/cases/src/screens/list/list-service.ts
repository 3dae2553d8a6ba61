import type { ServiceId } from '@archway/contracts';

/** The service whose cases a list shows. */
export interface ListService {
  /** Key of its texts. */
  readonly key: 'aligner' | 'crown' | 'implant' | 'report';
  /** Service type of the wire. */
  readonly id: ServiceId;
  /** Whether the intake wizard opens cases of this service. */
  readonly opensCases: boolean;
}

/** Under this name the browser keeps what the reader chose for the table of a service. */
export const tableKeyOf = (serviceType: ServiceId): string => `cases.${serviceType}`;
