import { type PlanDocument, documentLimits } from '@archway/contracts';
import { type Jaw, jawOf, placeInArch } from '../document/jaws.ts';
import { samePair } from '../document/same-pair.ts';
import { type KeptRules, NotEdited } from './rules.ts';
import { lastOf } from './stages.ts';

type Ipr = PlanDocument['ipr'][number];
export type Contact = readonly [number, number];

/** Neighbours of a jaw from the patient's right to the left: what was scanned and stays. */
export function contactsIn({ teeth }: PlanDocument, jaw: Jaw): Contact[] {
  const row = teeth
    .filter(({ fdi, state }) => jawOf(fdi) === jaw && state !== 'missing' && state !== 'extract')
    .toSorted((one, other) => placeInArch(one.fdi) - placeInArch(other.fdi));
  return row
    .slice(1)
    .map((tooth, at): Contact => [row[at]!.fdi, tooth.fdi])
    .filter((contact) => contact.every((fdi) => teeth.some((each) => each.fdi === fdi && each.body)));
}

export interface IprWish {
  readonly between: Contact;
  /** In mm, of each of the two teeth. */
  readonly split: readonly [number, number];
  readonly before: number;
}

/** Before which stage it was taken so far; null for what is new. */
export type IprPlace = { readonly between: Contact; readonly before: number } | null;

/** Enamel that is taken at a contact. @throws NotEdited iprLimit, notNeighbours, stageRange, locked */
export function withIpr(document: PlanDocument, wish: IprWish, was: IprPlace, rules: KeptRules): PlanDocument {
  const { between, split, before } = wish;
  const jaw = jawOf(between[0]);
  unlocked(between, rules);
  if (!contactsIn(document, jaw).some((contact) => samePair(contact, between)))
    throw new NotEdited('notNeighbours', between);
  const step = document.kind === 'step';
  if (!Number.isInteger(before) || before < (step ? 1 : 0) || (step && before > lastOf(document, jaw)))
    throw new NotEdited('stageRange', between);
  const others = was ? without(document.ipr, was) : document.ipr;
  const amount = split[0] + split[1];
  const there = others.filter((each) => samePair(each.between, between));
  const all = there.reduce((sum, each) => sum + each.amount, amount);
  const isAmount = split.every((value) => value >= 0 && value <= documentLimits.ipr) && amount > 0;
  if (!isAmount || all > documentLimits.ipr + 1e-9) throw new NotEdited('iprLimit', between);
  if (there.some((each) => each.before === before)) throw new NotEdited('iprLimit', between);
  const made: Ipr = { between: [...between] as Ipr['between'], amount, split: [...split], before };
  return { ...document, ipr: [...others, made], checks: document.checks.filter((check) => check.jaw !== jaw) };
}

export function withoutIpr(document: PlanDocument, was: NonNullable<IprPlace>, rules: KeptRules): PlanDocument {
  unlocked(was.between, rules);
  const jaw = jawOf(was.between[0]);
  return {
    ...document,
    ipr: without(document.ipr, was),
    checks: document.checks.filter((check) => check.jaw !== jaw),
  };
}

const without = (ipr: readonly Ipr[], { between, before }: NonNullable<IprPlace>): Ipr[] =>
  ipr.filter((each) => each.before !== before || !samePair(each.between, between));

/** @throws NotEdited locked */
export function unlocked(teeth: readonly number[], { locked }: KeptRules): void {
  const held = teeth.filter((fdi) => locked.has(fdi));
  if (held.length > 0) throw new NotEdited('locked', held);
}
