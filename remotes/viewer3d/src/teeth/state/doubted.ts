import type { FoundTeeth, ToothDoubt } from '@archway/contracts';

/** What the machine doubts of a tooth that it found, and whether somebody has put it right since. */
export interface Doubted {
  readonly fdi: number;
  readonly doubts: readonly ToothDoubt[];
  /** What the faces of the tooth are by now for the most part; 0 for gum. */
  readonly now: number;
  readonly corrected: boolean;
}

/** Doubts about single teeth, with what became of them: those that stand first. */
export function doubtedTeeth({ teeth }: FoundTeeth, machine: Uint8Array, labels: Uint8Array): Doubted[] {
  const doubted = new Map(teeth.filter(({ doubts }) => doubts.length > 0).map((tooth) => [tooth.fdi as number, tooth]));
  const became = new Map([...doubted.keys()].map((fdi) => [fdi, new Map<number, number>()]));
  const grown = new Set<number>();
  for (const [face, label] of labels.entries()) {
    const own = machine[face]!;
    if (own !== label) grown.add(label);
    const counts = became.get(own);
    if (counts) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...doubted.values()]
    .map(({ fdi, doubts }): Doubted => {
      const counts = [...became.get(fdi)!].sort(([, one], [, other]) => other - one);
      const now = counts[0]?.[0] ?? 0;
      return { fdi, doubts, now, corrected: counts.length > 1 || now !== fdi || grown.has(fdi) };
    })
    .sort((one, other) => Number(one.corrected) - Number(other.corrected));
}
