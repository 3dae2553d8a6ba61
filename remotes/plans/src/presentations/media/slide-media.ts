import type { PictureRef, PlanShot, PlanToShow, PresentationLanguage } from '@archway/contracts';
import type { PlanFigure } from '../slide/plan-figures.ts';

/** A picture that a slide shows. Addresses are undefined until they are known. */
interface ShownPicture {
  readonly url: string | undefined;
  readonly thumbUrl: string | undefined;
  /** What it shows, in words. */
  readonly name: string;
}

/** What slides show besides their words, wherever it comes from. */
export interface SlideMedia {
  readonly language: PresentationLanguage;
  /** Null for one that is not there any more. */
  readonly picture: (ref: PictureRef) => ShownPicture | null;
  /** The address of a drawn picture of a plan; undefined while it is being drawn. */
  readonly still: (planId: string, shot: PlanShot) => string | undefined | 'gone' | 'failed';
  readonly figuresOf: (planId: string) => readonly PlanFigure[] | null;
  /** Whether a plan is still on its way. */
  readonly waitsFor: (planId: string) => boolean;
  /** A plan to be moved; null while it is on its way, or is not there. */
  readonly plan: (planId: string) => PlanToShow | null;
}
