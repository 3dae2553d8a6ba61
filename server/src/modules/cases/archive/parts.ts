import { auditPart } from './audit-part.ts';
import { casePart } from './case-part.ts';
import { courseParts } from './course-parts.ts';
import { modelPart } from './model-part.ts';

/** What cases themselves bring to an archive. */
export const caseParts = [casePart, modelPart, ...courseParts, auditPart];
