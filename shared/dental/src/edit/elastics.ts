import { type DocumentTooth, type Elastic, type PlanDocument, documentLimits, isCutout } from '@archway/contracts';
import { elasticsMeet } from '../document/elastics-meet.ts';
import { jawOf } from '../document/jaws.ts';
import { samePair } from '../document/same-pair.ts';
import { placeOf } from '../body/jaw-axes.ts';
import { type AttachmentWish, withAttachment } from './attachments.ts';
import { type Contact, unlocked } from './contacts.ts';
import { type KeptRules, NotEdited } from './rules.ts';
import { lastOf } from './stages.ts';
import { toothIn } from './teeth.ts';

/** From which tooth to which, and with which aligners it is worn. */
export interface ElasticWish {
  readonly between: Contact;
  readonly from: number;
  readonly to: number;
}

/** Which elastic it was so far; null for a new one. */
export type ElasticPlace = { readonly between: Contact; readonly from: number } | null;

/** Which way an elastic draws: by where it is fixed in the two jaws. */
export type ElasticClass = 'classII' | 'classIII' | 'vertical' | 'oneJaw';

export function elasticClassOf([one, other]: Contact): ElasticClass {
  if (jawOf(one) === jawOf(other)) return 'oneJaw';
  const [upper, lower] = jawOf(one) === 'upper' ? [one, other] : [other, one];
  const back = placeOf(lower) - placeOf(upper);
  return Math.abs(back) < 2 ? 'vertical' : back > 0 ? 'classII' : 'classIII';
}

/** Ends of an elastic that have neither hook nor button. */
export const looseEnds = (document: PlanDocument, between: Contact): readonly number[] =>
  between.filter((fdi) => !document.attachments.some((each) => each.fdi === fdi && isCutout(each)));

const without = (elastics: readonly Elastic[], was: ElasticPlace): Elastic[] =>
  elastics.filter((each) => !was || each.from !== was.from || !samePair(each.between, was.between));

/** A plan without elastics does not speak of them: it has the text that it had before. */
function withList({ elastics: _, ...document }: PlanDocument, elastics: readonly Elastic[]): PlanDocument {
  return elastics.length > 0 ? { ...document, elastics: [...elastics] } : document;
}

/** The last stage at which an elastic between these teeth can be worn. A target has no stages yet, so any may be named. */
export const lastWorn = (document: PlanDocument, between: Contact): number =>
  document.kind === 'target' ? documentLimits.steps : Math.max(...between.map((fdi) => lastOf(document, jawOf(fdi))));

/**
 * An elastic between two teeth, with cut-outs where it is fixed.
 * @param cutouts hooks and buttons that its teeth lack
 * @throws NotEdited notMovable, sameTooth, locked, stageRange, tooManyElastics, and what attachments refuse
 */
export function withElastic(
  document: PlanDocument,
  { between, from, to }: ElasticWish,
  was: ElasticPlace,
  cutouts: readonly AttachmentWish[],
  rules: KeptRules,
): PlanDocument {
  const [one, other] = between.map((fdi): DocumentTooth['fdi'] => toothIn(document, fdi).fdi) as [
    DocumentTooth['fdi'],
    DocumentTooth['fdi'],
  ];
  if (one === other) throw new NotEdited('sameTooth', [one]);
  unlocked([...between, ...(was?.between ?? [])], rules);
  const last = lastWorn(document, between);
  const isStage = (stage: number): boolean => Number.isInteger(stage) && stage >= 0 && stage <= last;
  if (!isStage(from) || !isStage(to) || from > to) throw new NotEdited('stageRange', between);
  const others = without(document.elastics ?? [], was);
  const made: Elastic = { between: [one, other], from, to };
  if (others.some((each) => elasticsMeet(each, made))) throw new NotEdited('elasticThere', between);
  if (others.length >= documentLimits.elastics) throw new NotEdited('tooManyElastics');
  const fixed = cutouts.reduce((made, wish) => withAttachment(made, wish, rules), document);
  return withList(fixed, [...others, made]);
}

/** @throws NotEdited locked */
export function withoutElastic(document: PlanDocument, was: NonNullable<ElasticPlace>, rules: KeptRules): PlanDocument {
  unlocked(was.between, rules);
  return withList(document, without(document.elastics ?? [], was));
}
