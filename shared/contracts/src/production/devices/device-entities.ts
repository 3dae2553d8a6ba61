import { z } from 'zod';
import { day, id, instant } from '../../wire/envelope.ts';
import { deviceKinds, deviceStates, plateLimits, printMaterials } from './device-kinds.ts';

/** A side of a plate in mm, to a tenth. */
export const plateSide = z.number().min(plateLimits.min).max(plateLimits.max).multipleOf(0.1);

export const productionDevice = z.object({
  deviceId: id,
  practiceId: id,
  practiceName: z.string(),
  kind: z.enum(deviceKinds),
  name: z.string(),
  model: z.string().nullable(),
  /** Of a printer, in mm. */
  plateWidth: z.number().nullable(),
  plateDepth: z.number().nullable(),
  /** What is in a printer. */
  material: z.enum(printMaterials).nullable(),
  state: z.enum(deviceStates),
  nextMaintenance: day.nullable(),
  note: z.string().nullable(),
  enabled: z.boolean(),
  /** The batch that it prints now. */
  batch: z.object({ batchId: id, code: z.string() }).nullable(),
  /** How the secret begins by which it reports; null where it has none. */
  keyPrefix: z.string().nullable(),
  /** When it reported last. */
  seenTime: instant.nullable(),
});
export type ProductionDevice = z.infer<typeof productionDevice>;
