import { z } from 'zod';
import { iprChoices } from '../../cases/prescription/choices.ts';
import type { Prescription } from '../../cases/prescription/prescription.ts';

/** Forms of arches that the field draws its templates of, from the narrowest front to the widest one. */
export const libraryForms = ['tapered', 'ovoid', 'square'] as const;
export type LibraryForm = (typeof libraryForms)[number];

/** The arch that teeth are set up on: as they stand, wider, or a form of the library. */
export const designArches = ['kept', 'expanded', ...libraryForms] as const;

/** Between which teeth enamel is taken where it is needed: from canine to canine, from canines to first molars, or both. */
export const iprRegions = [
  'asNeeded',
  'anterior',
  'posterior',
] as const satisfies readonly (typeof iprChoices)[number][];
export type IprRegion = (typeof iprRegions)[number];

/** Lengths in mm. */
export const designChoiceLimits = {
  /** Of the width between the molars. */
  expansion: { min: 0.5, max: 8, usual: 2 },
  distalization: { min: 0, max: 4, usual: 2 },
} as const;

const { expansion, distalization } = designChoiceLimits;
const back = z.number().min(distalization.min).max(distalization.max);
const jaw = z.enum(['upper', 'lower']);

/** What whoever has a plan designed by the machine chooses; the prescription says what it begins with. */
export const designChoices = z.strictObject({
  arch: z.enum(designArches),
  /** How much wider an expanded arch is. */
  expansion: z.number().min(expansion.min).max(expansion.max),
  /** The jaw that is set up by itself; the other one is set up to it, where the scans say how they bite. */
  first: jaw,
  /** Where enamel is taken if incisors would come forward without it. */
  ipr: z.enum(iprChoices),
  /** How far each side of a jaw goes back. */
  distalization: z.strictObject({ jaw, right: back, left: back }),
  /** Teeth go one after another, the last ones first. */
  sequence: z.boolean(),
});
export type DesignChoices = z.infer<typeof designChoices>;

/** What a prescription asks for. How far molars go back it does not say: as far as is usual, to be looked at. */
export function designChoicesOf({
  ipr,
  sagittalRight,
  sagittalLeft,
  sagittalMethods,
}: Pick<Prescription, 'ipr' | 'sagittalRight' | 'sagittalLeft' | 'sagittalMethods'>): DesignChoices {
  const goesBack = sagittalMethods.includes('distalization');
  const of = (asked: readonly string[]): number =>
    goesBack && asked.some((choice) => choice !== 'maintain') ? distalization.usual : 0;
  const [right, left] = [of(sagittalRight), of(sagittalLeft)];
  return {
    ...{ arch: 'kept', expansion: expansion.usual, first: 'lower', ipr: ipr ?? 'none' },
    ...{ distalization: { jaw: 'upper', right, left }, sequence: right + left > 0 },
  };
}
