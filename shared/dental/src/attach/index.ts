/** What is bonded to crowns: its library on real surfaces, and where movements ask for it. */
export { type AttachmentBody, attachmentBody } from './attachment-body.ts';
export { type ByMovement, type RuledAttachment, attachmentsByMovement } from './by-movement.ts';
export { type BodyMesh, outwardsAt } from './crown-surface.ts';
export { type Placed, isEmbedded, placedAt, placedByKind } from './made-attachment.ts';
export { type AttachmentRule } from './movement-rules.ts';
export { angleOf, poseAt, sideOf, turnedTo } from './place.ts';
export { wornBy } from './worn.ts';
