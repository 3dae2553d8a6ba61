import type { Querier } from '../../infrastructure/database/database.ts';
import { Port } from '../../infrastructure/modules/port.ts';

/** Which of these objects are attachments of what is written elsewhere about a case. */
export const otherAttachments = new Port<(db: Querier, objectNames: readonly string[]) => Promise<string[]>>(
  'attachments that are no messages',
  'any',
);
