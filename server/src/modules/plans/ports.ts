import type { PresentationLanguage, Slide, SlidePicture } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { Port } from '../../infrastructure/modules/port.ts';
import type { CaseKey } from '../cases/api.ts';

/** How many comments on a plan nobody has settled. */
export const openCommentsOn = new Port<(db: Querier, planId: string) => Promise<number>>('open comments on a plan');

/** A presentation as far as a link tells of it. */
export interface PresentationToShare extends CaseKey {
  readonly presentationId: string;
  readonly title: string;
  readonly language: PresentationLanguage;
  readonly slides: readonly Slide[];
}

/** Presentations of cases, which links show to patients. */
export const presentationsToShare = new Port<{
  find(db: Querier, presentationId: string): Promise<PresentationToShare | null>;
  /** Those that were begun in a case version. */
  ofVersion(db: Querier, key: CaseKey): Promise<PresentationToShare[]>;
  /** Of all versions of a case, in the order in which they were begun. */
  ofCase(db: Querier, caseId: string): Promise<PresentationToShare[]>;
  /** Pictures that slides of a case may show. */
  pictures(db: Querier, caseId: string): Promise<SlidePicture[]>;
}>('presentations to share');
