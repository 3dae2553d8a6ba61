/** Published works whose values stand in the tables. */
export const sources = {
  steiner1953: 'Steiner CC. Cephalometrics for you and me. Am J Orthod 1953;39:729–755',
  riedel1952:
    'Riedel RA. The relation of maxillary structures to cranium in malocclusion and in normal occlusion. Angle Orthod 1952;22:142–145',
  jacobson1975: 'Jacobson A. The “Wits” appraisal of jaw disharmony. Am J Orthod 1975;67:125–138',
  downs1948: 'Downs WB. Variations in facial relationships. Am J Orthod 1948;34:812–840',
  ricketts1979:
    'Ricketts RM, Bench RW, Gugino CF, Hilgers JJ, Schulhof RJ. Bioprogressive therapy. Rocky Mountain/Orthodontics 1979',
  mcnamara1984: 'McNamara JA. A method of cephalometric evaluation. Am J Orthod 1984;86:449–469',
  jarabak1972:
    'Jarabak JR, Fizzell JA. Technique and treatment with light-wire edgewise appliances. 2nd ed. Mosby 1972',
  siriwat1985: 'Siriwat PP, Jarabak JR. Malocclusion and facial morphology. Angle Orthod 1985;55:127–138',
} as const;
export type Source = keyof typeof sources;

export type Sex = 'male' | 'female';

/** Whom a film shows, on the day when it was taken. */
export interface Subject {
  /** Whole or broken years; null when unknown: then only norms of every age count. */
  readonly age: number | null;
  /** Null when unknown: then only norms of both sexes count. */
  readonly sex: Sex | null;
}

/** What a work found in whom. Either a mean, or the two ends of what it calls normal. */
export interface Norm {
  readonly source: Source;
  readonly sex?: Sex;
  /** First and last year of age of those for whom it holds, both included. */
  readonly ages?: readonly [from: number, to: number];
  readonly mean?: number;
  readonly sd?: number;
  readonly range?: readonly [low: number, high: number];
  /** Change of the mean with each year from nine on, until growth ends at eighteen. */
  readonly perYear?: number;
}

const GROWTH = { from: 9, to: 18 } as const;

/** The norm that holds for somebody: of several the first, so that tables begin with the most particular one. */
export function normFor(norms: readonly Norm[], subject: Subject): Norm | null {
  const found = norms.find((norm) => holds(norm, subject));
  if (!found) return null;
  const { perYear, mean, ...rest } = found;
  if (perYear === undefined || mean === undefined) return found;
  const years = Math.min(Math.max(subject.age ?? GROWTH.from, GROWTH.from), GROWTH.to) - GROWTH.from;
  return { ...rest, mean: mean + perYear * years };
}

function holds({ sex, ages, perYear }: Norm, subject: Subject): boolean {
  if (sex && sex !== subject.sex) return false;
  if (subject.age === null) return !ages && perYear === undefined;
  return !ages || (Math.floor(subject.age) >= ages[0] && Math.floor(subject.age) <= ages[1]);
}

/** How many standard deviations a value lies from the mean; null where the norm has none. */
export function deviationOf(value: number, norm: Norm | null): number | null {
  return norm?.mean !== undefined && norm.sd ? (value - norm.mean) / norm.sd : null;
}

/** Ends of what is normal: one standard deviation to each side, or the published range. Null where neither is known. */
export function normalRange(norm: Norm | null): readonly [low: number, high: number] | null {
  if (norm?.range) return norm.range;
  return norm?.mean !== undefined && norm.sd ? [norm.mean - norm.sd, norm.mean + norm.sd] : null;
}
