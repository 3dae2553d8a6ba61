import { InvalidArgumentError } from 'commander';
import type { IprRegion, LibraryForm, LimitsByType } from '@archway/contracts';
import { type Jaw, jawOf, usualLimits } from '@archway/dental';
import type { JawOptions } from '@archway/dental/design';
import { NotPossible } from '../problem.ts';

/** What was said on the command line. */
export interface MakeWords {
  readonly labelsUpper?: string;
  readonly labelsLower?: string;
  readonly cbct?: string;
  readonly out: string;
  readonly kind: 'target' | 'step';
  readonly extract: readonly number[];
  readonly fix: readonly number[];
  readonly withoutAttachment: readonly number[];
  readonly ipr: string;
  readonly space: string;
  readonly expand: number;
  readonly arch: 'kept' | LibraryForm;
  readonly iprAsNeeded?: IprRegion;
  readonly distalizeUpper: number;
  readonly distalizeLower: number;
  readonly sequence: boolean;
  readonly first: Jaw;
  /** As they were said; without them the standard. */
  readonly limits?: string;
}

/** Teeth by FDI number: `14,24`. */
export function listOf(text: string): number[] {
  const teeth = text.split(',').map(Number);
  if (teeth.some((fdi) => !Number.isInteger(fdi) || fdi < 11 || fdi > 85))
    throw new InvalidArgumentError('Teeth are FDI numbers with commas between, e.g. 14,24.');
  return teeth;
}

interface Amount {
  readonly between: readonly [number, number];
  readonly mm: number;
}

/** Contacts with amounts: `11-21=0.2,41-31=0.3`. @throws NotPossible */
function amountsOf(text: string, most: number): Amount[] {
  if (text === '') return [];
  return text.split(',').map((word) => {
    const [, one, other, mm] = /^([1-8][1-8])-([1-8][1-8])=(\d+(?:\.\d+)?)$/.exec(word) ?? [];
    const amount = Number(mm);
    if (!one || !other || !(amount <= most))
      throw new NotPossible(`${word} is no contact with an amount up to ${most} mm, e.g. 11-21=0.2`);
    return { between: [Number(one), Number(other)], mm: amount };
  });
}

/** Most that a document takes at one contact, in mm. */
const MOST = { ipr: 1.5, space: 15 } as const;

/** What concerns each jaw. @param limits how far teeth go in one stage @throws NotPossible */
export function jawOptions(words: MakeWords, limits: LimitsByType | undefined): Record<Jaw, JawOptions> {
  const { extract, fix, withoutAttachment, expand, arch, iprAsNeeded, distalizeUpper, distalizeLower, sequence } =
    words;
  if (![expand, distalizeUpper, distalizeLower].every(Number.isFinite))
    throw new NotPossible('--expand, --distalize-upper and --distalize-lower are amounts in mm');
  const back = { upper: distalizeUpper, lower: distalizeLower };
  const [taken, left] = [amountsOf(words.ipr, MOST.ipr), amountsOf(words.space, MOST.space)];
  const of = (jaw: Jaw): JawOptions => ({
    expansion: expand,
    ...(arch !== 'kept' && { library: arch }),
    ...(iprAsNeeded && { iprAsNeeded }),
    ...(back[jaw] !== 0 && { distalization: { right: back[jaw], left: back[jaw] } }),
    sequence,
    ...(limits && { limits: { ...usualLimits, ...limits } }),
    extractions: extract.filter((fdi) => jawOf(fdi) === jaw),
    fixed: fix.filter((fdi) => jawOf(fdi) === jaw),
    noAttachment: withoutAttachment.filter((fdi) => jawOf(fdi) === jaw),
    ipr: taken.filter(({ between }) => jawOf(between[0]) === jaw),
    spaces: left.filter(({ between }) => jawOf(between[0]) === jaw),
  });
  return { upper: of('upper'), lower: of('lower') };
}
