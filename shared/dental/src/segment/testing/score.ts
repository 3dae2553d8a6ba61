/** How found labels compare with true ones. */
export interface LabelScore {
  /** Share of faces with the right number. */
  readonly accuracy: number;
  /** For each true tooth the found one that covers it best, and their intersection over union. */
  readonly teeth: readonly { readonly fdi: number; readonly found: number; readonly overlap: number }[];
  /** Teeth that were found. */
  readonly found: number;
}

/** Smaller than this many faces is no tooth, but a slip of who labelled. */
const LEAST_FACES = 30;
/** A tooth is found when the two have more than half in common; so no two can be found in one. */
export const FOUND = 0.5;

export function scoreOf(truth: Uint8Array, found: Uint8Array): LabelScore {
  const count = (labels: Uint8Array): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const label of labels) if (label > 0) counts.set(label, (counts.get(label) ?? 0) + 1);
    return new Map([...counts].filter(([, faces]) => faces >= LEAST_FACES));
  };
  const [truths, founds] = [count(truth), count(found)];
  const common = new Map<number, number>();
  let right = 0;
  for (let f = 0; f < truth.length; f++) {
    if (truth[f] === found[f]) right++;
    if (truth[f]! > 0 && found[f]! > 0) {
      const key = truth[f]! * 100 + found[f]!;
      common.set(key, (common.get(key) ?? 0) + 1);
    }
  }
  const teeth = [...truths].map(([fdi, faces]) => {
    let best = { found: 0, overlap: 0 };
    for (const [other, theirs] of founds) {
      const both = common.get(fdi * 100 + other) ?? 0;
      const overlap = both / (faces + theirs - both);
      if (overlap > best.overlap) best = { found: other, overlap };
    }
    return { fdi, ...best };
  });
  return { accuracy: right / truth.length, teeth, found: founds.size };
}
