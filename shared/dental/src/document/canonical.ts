import { type Elastic, type PlanDocument, type Pose, plainLimits } from '@archway/contracts';
import { inChartOrder, jaws, placeInArch } from './jaws.ts';

const DIGITS = 1e6;

/** To a millionth; no zero has a sign. */
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS || 0;

const isPose = (value: object): value is Pose => Object.keys(value).length === 2 && 'q' in value && 't' in value;

/** A quaternion and its negative are the same turn: the one is kept whose last component that is not zero is positive. */
function signed({ q, t }: Pose): Pose {
  const [x, y, z, w] = q.map(rounded) as Pose['q'];
  const sign = [w, z, y, x].find((component) => component !== 0) ?? 1;
  return { q: sign < 0 ? [-x || 0, -y || 0, -z || 0, -w || 0] : [x, y, z, w], t };
}

/** The same value with its keys in order and its numbers rounded. */
function settled(value: unknown): unknown {
  if (typeof value === 'number') return rounded(value);
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(isPose(value) ? signed(value) : value);
  return Object.fromEntries(
    fields.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, inner]) => [key, settled(inner)]),
  );
}

type Contact = { readonly between: readonly [number, number] };

const byContact = ({ between: [first] }: Contact, { between: [second] }: Contact): number =>
  inChartOrder(first, second);
const byTooth = (one: { readonly fdi: number }, other: { readonly fdi: number }): number =>
  inChartOrder(one.fdi, other.fdi);
const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** From the patient's right to the left, with what belongs to the two sides. */
function alongArch<T extends Contact>(contact: T): T {
  const [first, second] = contact.between;
  if (placeInArch(first) <= placeInArch(second)) return contact;
  const split = 'split' in contact ? { split: (contact.split as readonly number[]).toReversed() } : {};
  return { ...contact, between: [second, first], ...split };
}

/** From the upper jaw to the lower one, and in one jaw from the right to the left. */
function downwards<T extends Contact>(elastic: T): T {
  const [first, second] = elastic.between;
  return inChartOrder(first, second) <= 0 ? elastic : { ...elastic, between: [second, first] };
}

const byPlace = (one: Elastic, other: Elastic): number =>
  inChartOrder(one.between[0], other.between[0]) ||
  inChartOrder(one.between[1], other.between[1]) ||
  one.from - other.from;

/**
 * The one form of a document: lists in the order of a chart and of the steps, keys in order, numbers to a millionth,
 * quaternions of one sign. Documents that say the same have the same canonical form, whoever wrote them.
 */
export function canonicalPlan({
  elastics = [],
  keyFrames = [],
  inSequence = [],
  ...document
}: PlanDocument): PlanDocument {
  const { limits, teeth, ipr, spaces, attachments, pontics, overcorrection, locked, checks } = document;
  return settled({
    ...document,
    limits: { ...plainLimits(limits), collision: limits.collision },
    teeth: teeth.toSorted(byTooth),
    ipr: ipr.map(alongArch).toSorted((one, other) => byContact(one, other) || one.before - other.before),
    spaces: spaces.map(alongArch).toSorted(byContact),
    attachments: attachments.toSorted((one, other) => byText(one.id, other.id)),
    pontics: pontics.toSorted((one, other) => byTooth(one, other) || one.from - other.from),
    overcorrection: overcorrection.toSorted((one, other) => byTooth(one, other) || one.after - other.after),
    ...(elastics.length > 0 && { elastics: elastics.map(downwards).toSorted(byPlace) }),
    ...(keyFrames.length > 0 && {
      keyFrames: keyFrames.toSorted((one, other) => byTooth(one, other) || one.stage - other.stage),
    }),
    ...(inSequence.length > 0 && { inSequence: jaws.filter((jaw) => inSequence.includes(jaw)) }),
    locked: locked.toSorted(inChartOrder),
    checks: checks.toSorted((one, other) => byText(one.jaw, other.jaw) || one.n - other.n),
  }) as PlanDocument;
}

/** Another document that belongs to a plan, in the same form. */
export const canonicalJson = (value: object): string => JSON.stringify(settled(value));

/** What is hashed and stored: the canonical form as JSON without spaces, in UTF-8. */
export const canonicalText = (document: PlanDocument): string => JSON.stringify(canonicalPlan(document));
