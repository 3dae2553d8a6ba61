import {
  type CarvingContent,
  type GumCarving,
  MOST_CARVINGS,
  type Received,
  type gumCarvingEndpoints,
  templateNamed,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import { conflictAsRefusal } from '../../../infrastructure/database/conflicts.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { type Operator, peopleById, recordSecurityEvent } from '../../access/api.ts';
import {
  type CarvingFacts,
  type CarvingRow,
  carvingById,
  carvingNamed,
  changeCarving,
  countCarvings,
  insertCarving,
  listCarvings,
  moveDefaultCarving,
  oneCarvingAtATime,
} from './carving-repository.ts';

type Context = Pick<AppContext, 'db'>;
type Body<Name extends 'add' | 'edit'> = Received<(typeof gumCarvingEndpoints)[Name]>['body'];

async function onWire(db: Querier, rows: readonly CarvingRow[]): Promise<GumCarving[]> {
  const people = await peopleById(
    db,
    rows.map(({ updatedBy }) => updatedBy),
  );
  return rows.map(({ id, updatedAt, updatedBy, ...row }) => ({
    ...row,
    gumCarvingId: id,
    updatedAt: updatedAt.toISOString(),
    updatedBy: people.get(updatedBy)?.name ?? updatedBy,
  }));
}

/** All templates for operators; those that can be chosen for everybody else. */
export async function carvingsFor(db: Querier, operates: boolean): Promise<GumCarving[]> {
  const rows = await listCarvings(db);
  return onWire(
    db,
    rows.filter(({ enabled }) => operates || enabled),
  );
}

/**
 * What a model carves whose parameter `gumCarvingContent` says this: its own text, the template that it names, or the
 * default one where it says nothing, or its template is not offered any more. Null while there is no template.
 */
export async function carvingContent(db: Querier, said: string | null): Promise<CarvingContent | null> {
  const named = said === null ? undefined : templateNamed(said);
  if (said && named === undefined) return { parts: ['text'], separator: '', text: said.trim() };
  const rows = await listCarvings(db);
  const row = rows.find(({ id, enabled }) => enabled && id === named) ?? rows.find(({ isDefault }) => isDefault);
  return row ? { parts: row.parts, separator: row.separator, text: row.text } : null;
}

/** @throws Refusal gumCarvingTextMissing, gumCarvingTaken */
async function factsOf(
  tx: Transaction,
  { name, parts, separator, text }: Body<'add'>,
  own?: string,
): Promise<CarvingFacts> {
  if (parts.includes('text') && !text) throw new Refusal('gumCarvingTextMissing');
  const other = await carvingNamed(tx, name);
  if (other && other.id !== own) throw new Refusal('gumCarvingTaken');
  return { name, parts: [...parts], separator, text: parts.includes('text') ? (text ?? '') : '' };
}

const changed = (work: Promise<string>): Promise<string> =>
  conflictAsRefusal({ gum_carvings_name: 'gumCarvingTaken' }, work);

const record = (tx: Transaction, { userId, visitor }: Operator, name: string): Promise<void> =>
  recordSecurityEvent(tx, { type: 'gumCarvingChanged', userId, visitor, values: { name } });

/** @throws Refusal gumCarvingTaken, gumCarvingTextMissing, gumCarvingLimit */
export const addCarving = ({ db }: Context, body: Body<'add'>, by: Operator): Promise<string> =>
  changed(
    db.transaction(async (tx) => {
      await oneCarvingAtATime(tx);
      const there = await countCarvings(tx);
      if (there >= MOST_CARVINGS) throw new Refusal('gumCarvingLimit', { num: MOST_CARVINGS });
      const facts = await factsOf(tx, body);
      await record(tx, by, facts.name);
      return insertCarving(tx, { ...facts, isDefault: there === 0, updatedBy: by.userId });
    }),
  );

/** @throws Refusal recordNotFound, customizationChanged, gumCarvingDefaultStays, gumCarvingTaken, gumCarvingTextMissing */
export const editCarving = (
  { db }: Context,
  { gumCarvingId: id, version, enabled, ...body }: Body<'edit'>,
  by: Operator,
): Promise<string> =>
  changed(
    db.transaction(async (tx) => {
      await oneCarvingAtATime(tx);
      const known = await carvingById(tx, id);
      if (!known) throw new Refusal('recordNotFound');
      if (known.version !== version) throw new Refusal('customizationChanged');
      if (known.isDefault && !enabled) throw new Refusal('gumCarvingDefaultStays');
      const facts = await factsOf(tx, body, id);
      await changeCarving(tx, id, version, { ...facts, enabled, updatedBy: by.userId });
      await record(tx, by, facts.name);
      return id;
    }),
  );

/** @throws Refusal recordNotFound, gumCarvingDisabled */
export async function setDefaultCarving({ db }: Context, id: string, by: Operator): Promise<void> {
  await db.transaction(async (tx) => {
    await oneCarvingAtATime(tx);
    const known = await carvingById(tx, id);
    if (!known) throw new Refusal('recordNotFound');
    if (!known.enabled) throw new Refusal('gumCarvingDisabled');
    if (known.isDefault) return;
    await moveDefaultCarving(tx, id);
    await record(tx, by, known.name);
  });
}
