import type { ServiceId } from '@archway/contracts';

/** Under this name the browser keeps what the reader chose for the table of a service. */
export const tableKeyOf = (serviceType: ServiceId): string => `cases.${serviceType}`;
