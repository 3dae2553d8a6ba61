import { ATTACHMENT_LIMIT_MB, MOST_ATTACHMENTS, attachmentExtensions, isOneOf } from '@archway/contracts';
import { extensionOf } from '@archway/storage';

const MEGABYTE = 1024 * 1024;

/** Why a file is not taken. */
export type RefusedFor = 'format' | 'size' | 'count';

interface AttachmentChoice {
  readonly taken: readonly File[];
  /** Names of files that are not taken, by the reason. */
  readonly refused: Readonly<Record<RefusedFor, readonly string[]>>;
}

/** Separates files that a message may carry from those it may not. @param has how many it has already */
export function chooseAttachments(files: readonly File[], has: number): AttachmentChoice {
  const refused = { format: [] as string[], size: [] as string[], count: [] as string[] };
  const taken: File[] = [];
  for (const file of files) {
    if (!isOneOf<string>(attachmentExtensions, extensionOf(file.name))) refused.format.push(file.name);
    else if (file.size > ATTACHMENT_LIMIT_MB * MEGABYTE || file.size === 0) refused.size.push(file.name);
    else if (has + taken.length >= MOST_ATTACHMENTS) refused.count.push(file.name);
    else taken.push(file);
  }
  return { taken, refused };
}
