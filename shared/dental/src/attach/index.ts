/** What is bonded to crowns: its library on real surfaces, and where movements ask for it. */
export { type AttachmentBody, attachmentBody } from './attachment-body.ts';
export { type ByMovement, attachmentsByMovement } from './by-movement.ts';
export type { BodyMesh } from './crown-surface.ts';
export { type Placed, isEmbedded, placedAt, placedByKind } from './made-attachment.ts';
export { angleOf, turnedTo } from './place.ts';
