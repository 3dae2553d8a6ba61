import { z } from 'zod';

/** Services that a user may have; ids of the specification. */
export const serviceTypes = {
  aligner: { id: 0, taskType: 0 },
  keeper: { id: 1, taskType: 0 },
  autoKeeper: { id: 2, taskType: 4 },
  plant: { id: 3, taskType: 0 },
  modelProcess: { id: 4, taskType: 6 },
  crownDesign: { id: 5, taskType: 0 },
  report: { id: 7, taskType: 0 },
} as const;

export type ServiceName = keyof typeof serviceTypes;
/** Their names, in the order of the specification. */
export const serviceNames = Object.keys(serviceTypes) as ServiceName[];
export type ServiceId = (typeof serviceTypes)[ServiceName]['id'];
/** A service by its id. */
export const serviceIdSchema = z.literal(Object.values(serviceTypes).map((service) => service.id));
