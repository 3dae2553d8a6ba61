import type { PlanDocument } from '@archway/contracts';
import { canonicalPlan } from '../document/canonical.ts';
import { type ReadPlan, readPlan } from '../document/read-document.ts';
import { type Part, type PartPath, fromParts, partsOf } from './parts.ts';

/** Something that one document says otherwise than another, or alone; what is not said there is undefined. */
export interface Change {
  readonly path: PartPath;
  readonly before: unknown;
  readonly after: unknown;
}

const keyOf = (path: PartPath): string => JSON.stringify(path);
const byKey = (document: PlanDocument): Map<string, Part> =>
  new Map(partsOf(canonicalPlan(document)).map((part) => [keyOf(part.path), part]));
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Everything that turns the one document into the other; empty when both say the same. */
export function changesBetween(before: PlanDocument, after: PlanDocument): Change[] {
  const [old, now] = [byKey(before), byKey(after)];
  const gone = [...old.values()].filter(({ path }) => !now.has(keyOf(path)));
  return [
    ...gone.map(({ path, value }): Change => ({ path, before: value, after: undefined })),
    ...[...now].flatMap(([key, { path, value }]): Change[] => {
      const was = old.get(key)?.value;
      return isSame(was, value) ? [] : [{ path, before: was, after: value }];
    }),
  ];
}

/** A change does not fit: the document says something else than what was changed. */
export class ChangeDoesNotFit extends Error {
  readonly path: PartPath;
  constructor(path: PartPath) {
    super(`the document says something else at ${path.join('.')}`);
    this.name = 'ChangeDoesNotFit';
    this.path = path;
  }
}

/**
 * The document that changes make of another one, checked as a whole.
 * @throws ChangeDoesNotFit when the changes were made to a document that says something else
 */
export function applyChanges(document: PlanDocument, changes: readonly Change[]): ReadPlan {
  const parts = byKey(document);
  for (const { path, before, after } of changes) {
    const key = keyOf(path);
    if (!isSame(parts.get(key)?.value, before)) throw new ChangeDoesNotFit(path);
    if (after === undefined) parts.delete(key);
    else parts.set(key, { path, value: after });
  }
  return readPlan(fromParts(parts.values()));
}

/** What takes the changes back. */
export const reversed = (changes: readonly Change[]): Change[] =>
  changes.map(({ path, before, after }) => ({ path, before: after, after: before }));
