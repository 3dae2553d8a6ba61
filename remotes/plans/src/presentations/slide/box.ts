import type { PictureRef, PlanShot } from '@archway/contracts';

/** The room of a slide, in units of its own. */
export interface Page {
  readonly width: number;
  readonly height: number;
}

/** On a screen and on paper. */
export const WIDE_PAGE: Page = { width: 1280, height: 720 };
/** On a phone that is held upright, where the wide one would be too small to read. */
export const TALL_PAGE: Page = { width: 720, height: 1200 };

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextBox extends Place {
  readonly kind: 'text';
  readonly text: string;
  readonly size: number;
  readonly strong?: boolean;
  readonly tone: 'text' | 'secondary' | 'accent' | 'inverse';
  readonly align: 'left' | 'center';
  /** Where it stands in its box. */
  readonly stands: 'top' | 'middle';
  /** The heading of its slide. */
  readonly heading?: boolean;
}

export type Box =
  | TextBox
  /** A field of one color. */
  | (Place & { readonly kind: 'field'; readonly tone: 'accent' | 'pale' | 'line' })
  /** A dot before a point of a list. */
  | (Place & { readonly kind: 'dot' })
  | (Place & { readonly kind: 'picture'; readonly picture: PictureRef | null; readonly caption: string })
  | (Place & {
      readonly kind: 'still';
      readonly planId: string | null;
      readonly shot: PlanShot;
      readonly name: string;
    });

export type BoxOf<K extends Box['kind']> = Extract<Box, { kind: K }>;

/** What lies behind teeth, on screen and on paper. */
export const STILL_BACKGROUND = '#2c3038';
