import { type Customization, type CustomizationChange, asBuilt, customChanges } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { peopleById } from '../../access/api.ts';
import { type CustomizationRow, lastRows, newestRows } from './customization-repository.ts';
import type { Subject } from './subjects.ts';

/** How many changes a history tells. */
const TOLD = 50;

/** What counts of a subject. */
export interface Customizing {
  /** 1 while nobody has changed anything. */
  readonly version: number;
  readonly customization: Customization;
}

const untouched: Customizing = { version: 1, customization: asBuilt };

/** What operators say about each of these, asked at once. */
export async function customizationsOf(
  db: Querier,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => Customizing> {
  const rows = await newestRows(db, subjects);
  const known = new Map(rows.map(({ subject, version, content }) => [subject, { version, customization: content }]));
  return (subject) => known.get(subject) ?? untouched;
}

export const customizationOf = async (db: Querier, subject: Subject): Promise<Customizing> =>
  (await customizationsOf(db, [subject]))(subject);

/** Versions that were taken back by a change which was not itself taken back; rows are the newest first. */
function undoneVersions(rows: readonly CustomizationRow[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { version, undoes } of rows) if (undoes !== null && !undone.has(version)) undone.add(undoes);
  return undone;
}

/** The last changes of a subject, newest first, field by field. */
export async function historyOf(db: Querier, subject: Subject): Promise<CustomizationChange[]> {
  const rows = await lastRows(db, subject, TOLD + 1);
  const people = await peopleById(
    db,
    rows.map(({ userId }) => userId),
  );
  const undone = undoneVersions(rows);
  return rows.slice(0, TOLD).map(({ version, content, undoes, userId, at }, index) => ({
    version,
    at: at.toISOString(),
    userId,
    userName: people.get(userId)?.name ?? userId,
    undoes,
    undone: undone.has(version),
    changes: customChanges(rows[index + 1]?.content ?? asBuilt, content).map(({ key, field, from, to }) => ({
      key,
      field,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })),
  }));
}
