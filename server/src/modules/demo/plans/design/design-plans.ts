import { createHash } from 'node:crypto';
import type { FinishContent } from '@archway/contracts';
import type { DemoTeeth } from '../../files/packs.ts';
import { JAW_TRIANGLES } from '../../files/jaws.ts';
import type { DesignWish, Mouth } from './design.ts';

/** Whose plans are designed, and which. */
export interface DemoDesign {
  readonly teeth: DemoTeeth;
  /** The scans as they are stored. */
  readonly meshes: Mouth['meshes'];
  readonly wishes: readonly DesignWish[];
}

export interface DesignedPlans {
  /** Closed teeth as Draco, by the hash of the file. */
  readonly bodies: readonly { readonly sha256: string; readonly bytes: Uint8Array }[];
  /** In the order of the wishes: the canonical text with its hash, and what it says of steps. */
  readonly documents: readonly {
    readonly sha256: string;
    readonly bytes: Uint8Array;
    readonly upperSteps: number | null;
    readonly lowerSteps: number | null;
    /** Post-processing of stages that were made to be worn; null of the others. */
    readonly finish: { readonly content: FinishContent; readonly sha256: string } | null;
  }[];
}

/** Bits per coordinate of a tooth: within 5e-5 mm, and forty times as quick as those of a jaw. */
const BODY_BITS = 18;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Teeth of one invented patient as meshes of their own, and the documents of plans for them. */
export async function designPlans({ teeth, meshes, wishes }: DemoDesign): Promise<DesignedPlans> {
  const { encodeDraco, generateJaw, generateTeeth } = await import('@archway/mesh');
  const { canonicalJson, canonicalText } = await import('@archway/dental');
  const { demoGum, postProcessed } = await import('./finish.ts');
  const { designOf } = await import('./design.ts');
  const { seed } = teeth;
  // Stages that were not good enough were never made ready.
  const isReady = ({ kind, generous }: Pick<DesignWish, 'kind' | 'generous'>): boolean => kind === 'step' && generous;
  const anyReady = wishes.some(isReady);
  const bodies: DesignedPlans['bodies'][number][] = [];
  const found = async (jaw: 'upper' | 'lower') => {
    const own: Mouth['teeth']['upper'][number][] = [];
    const wanted = { jaw, triangles: JAW_TRIANGLES, seed, traits: teeth[jaw] };
    const generated = generateTeeth(wanted);
    for (const { body, ...tooth } of generated) {
      const bytes = await encodeDraco(body, { positionBits: BODY_BITS });
      const sha256 = hashOf(bytes);
      bodies.push({ sha256, bytes });
      own.push({ ...tooth, sha256 });
    }
    return { own, gum: anyReady ? demoGum(generateJaw(wanted), generated) : null };
  };
  const [upper, lower] = [await found('upper'), await found('lower')];
  const mouth: Mouth = { seed, meshes, teeth: { upper: upper.own, lower: lower.own } };
  const goals = { first: designOf(mouth, 'first'), revised: designOf(mouth, 'revised') };
  const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);
  const kept = (text: string) => ({ content: JSON.parse(text) as FinishContent, sha256: hashOf(encoded(text)) });
  const documents = wishes.map(({ goal, ...wish }) => {
    const document = goals[goal].document(wish);
    const bytes = encoded(canonicalText(document));
    const sha256 = hashOf(bytes);
    const last = (jaw: 'upper' | 'lower'): number | null =>
      wish.kind === 'target' ? null : document.aligners[jaw].length - 1;
    const gums = upper.gum && lower.gum && { upper: upper.gum, lower: lower.gum };
    const content = gums && isReady(wish) ? postProcessed(document, sha256, gums) : null;
    const finish = content && kept(canonicalJson(content));
    return { sha256, bytes, upperSteps: last('upper'), lowerSteps: last('lower'), finish };
  });
  return { bodies, documents };
}
