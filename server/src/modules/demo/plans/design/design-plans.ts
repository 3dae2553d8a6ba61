import { createHash } from 'node:crypto';
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
  }[];
}

/** Bits per coordinate of a tooth: within 5e-5 mm, and forty times as quick as those of a jaw. */
const BODY_BITS = 18;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Teeth of one invented patient as meshes of their own, and the documents of plans for them. */
export async function designPlans({ teeth, meshes, wishes }: DemoDesign): Promise<DesignedPlans> {
  const { encodeDraco, generateTeeth } = await import('@archway/mesh');
  const { canonicalText } = await import('@archway/dental');
  const { designOf } = await import('./design.ts');
  const { seed } = teeth;
  const bodies: DesignedPlans['bodies'][number][] = [];
  const found = async (jaw: 'upper' | 'lower'): Promise<Mouth['teeth']['upper']> => {
    const own: Mouth['teeth']['upper'][number][] = [];
    for (const { body, ...tooth } of generateTeeth({ jaw, triangles: JAW_TRIANGLES, seed, traits: teeth[jaw] })) {
      const bytes = await encodeDraco(body, { positionBits: BODY_BITS });
      const sha256 = hashOf(bytes);
      bodies.push({ sha256, bytes });
      own.push({ ...tooth, sha256 });
    }
    return own;
  };
  const mouth: Mouth = { seed, meshes, teeth: { upper: await found('upper'), lower: await found('lower') } };
  const goals = { first: designOf(mouth, 'first'), revised: designOf(mouth, 'revised') };
  const documents = wishes.map(({ goal, ...wish }) => {
    const document = goals[goal].document(wish);
    const bytes = new TextEncoder().encode(canonicalText(document));
    const last = (jaw: 'upper' | 'lower'): number | null =>
      wish.kind === 'target' ? null : document.aligners[jaw].length - 1;
    return { sha256: hashOf(bytes), bytes, upperSteps: last('upper'), lowerSteps: last('lower') };
  });
  return { bodies, documents };
}
