import type { Answer, extractionEndpoints, markingEndpoints, printLabelEndpoints } from '@archway/contracts';

type ListedExtractions = Answer<typeof extractionEndpoints.list>;
export type ExtractionTemplate = ListedExtractions['templates'][number];
export type MarkingTemplate = Answer<typeof markingEndpoints.list>['templates'][number];
export type LabelTemplate = Answer<typeof printLabelEndpoints.list>['templates'][number];
export type AnyTemplate = ExtractionTemplate | MarkingTemplate | LabelTemplate;
/** A practice, or the platform, for which the reader may make templates. */
export type TemplateOwner = ListedExtractions['owners'][number];
