import type { DocumentTooth, PlanDocument } from '@archway/contracts';
import { type Jaw, jawOf } from '../document/jaws.ts';

/** A document with what its checks look up. */
export interface Known {
  readonly document: PlanDocument;
  readonly teeth: ReadonlyMap<number, DocumentTooth>;
  /** Teeth with a body, which have a pose at every aligner of their jaw. */
  readonly bodies: Readonly<Record<Jaw, readonly number[]>>;
  /** The last aligner of a jaw; 0 when there is none. */
  readonly last: Readonly<Record<Jaw, number>>;
}

export function known(document: PlanDocument): Known {
  const { teeth, aligners } = document;
  const withBody = (jaw: Jaw): number[] =>
    teeth.filter(({ fdi, body }) => body !== null && jawOf(fdi) === jaw).map(({ fdi }) => fdi);
  return {
    document,
    teeth: new Map(teeth.map((tooth) => [tooth.fdi, tooth])),
    bodies: { upper: withBody('upper'), lower: withBody('lower') },
    last: { upper: Math.max(0, aligners.upper.length - 1), lower: Math.max(0, aligners.lower.length - 1) },
  };
}
