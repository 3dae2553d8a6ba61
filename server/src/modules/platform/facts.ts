import { CONTRACT_VERSION, allEndpoints } from '@archway/contracts';
import type { ServerFacts } from './doctor/examine.ts';

/** This server's side of the contract. */
export const serverFacts: ServerFacts = {
  contractVersion: CONTRACT_VERSION,
  endpoints: new Set(allEndpoints.map(({ id }) => id)),
};
