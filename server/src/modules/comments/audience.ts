import { type CaseSide, type CommentAudience, type Entrust, type MessageSide, entrustTo } from '@archway/contracts';

/** What somebody reads who sees a case from these sides. */
export const readAudiences = (sides: ReadonlySet<CaseSide>): CommentAudience[] =>
  sides.has('design') || sides.has('platform') ? ['everybody', 'design'] : ['everybody'];

/**
 * By whom a comment may be read, the usual one first. Designers and their auditors talk among themselves unless they
 * say otherwise; where a doctor designs alone there is nobody to be kept out.
 */
export const writtenAudiences = (side: MessageSide, entrust: Entrust): CommentAudience[] =>
  side === 'practice' || entrust === entrustTo.self ? ['everybody'] : ['design', 'everybody'];
