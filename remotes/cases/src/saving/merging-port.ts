import { type AutosaveOptions, ApiError } from '@archway/platform';
import type { Draft } from './drafts.ts';
import { mergeFields } from './merge-fields.ts';
import type { SavePort } from './use-autosave.ts';

/** A record as it was read or saved last. */
export interface Standing<T> {
  readonly values: T;
  readonly revision: number;
}

/** Fields that somebody else has changed meanwhile, and the reader differently. */
export interface Clash<T> {
  readonly mine: T;
  readonly theirs: T;
  readonly fields: readonly (keyof T & string)[];
  /** Who saved theirs; empty where that is not known. */
  readonly by: string;
}

/** What waits on a device, with what it began from, so that it can be brought together with other changes later. */
export interface Waiting<T> {
  readonly mine: T;
  readonly base: T;
}

/** Where a record is kept. */
export interface Remote<T> extends Pick<AutosaveOptions<T>, 'isRefused'> {
  /** Saves upon a revision. @returns the new one @throws ApiError `caseChanged` when it is not the newest */
  send(values: T, revision: number): Promise<number>;
  /** The record as it is now, and who saved it last. */
  read(): Promise<Standing<T> & { readonly by: string }>;
  /** Keeps on this device what is not saved; null when all is. */
  keep(draft: Draft<Waiting<T>> | null): void;
}

interface Told<T> {
  /** Somebody else's fields were taken in beside those that were sent. */
  onMerged(sent: T, merged: T): void;
  onClash(clash: Clash<T>): void;
}

/**
 * Saves a record that others may change, too. Changes of different fields are brought together and saved; where both
 * have changed the same field and not alike, nothing is saved before the reader has decided.
 * @param base what was read or saved last; moves on with each save
 */
export function mergingPort<T extends object>(
  remote: Remote<T>,
  base: { current: Standing<T> },
  told: Told<T>,
): SavePort<T> {
  const send = async (values: T, revision: number): Promise<void> => {
    base.current = { values, revision: await remote.send(values, revision) };
  };

  const bringTogether = async (mine: T, refusal: ApiError): Promise<void> => {
    const { by, ...theirs } = await remote.read();
    const { merged, clashes } = mergeFields(base.current.values, mine, theirs.values);
    base.current = theirs;
    if (clashes.length > 0) {
      told.onClash({ mine: merged, theirs: theirs.values, fields: clashes as (keyof T & string)[], by });
      throw refusal;
    }
    await send(merged, theirs.revision);
    told.onMerged(mine, merged);
  };

  return {
    async save(mine) {
      try {
        await send(mine, base.current.revision);
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.name !== 'caseChanged') throw failure;
        await bringTogether(mine, failure);
      }
    },
    isRefused: (failure, sent) => remote.isRefused(failure, sent),
    keep(mine) {
      const { values, revision } = base.current;
      remote.keep(mine && { values: { mine, base: values }, revision, at: new Date().toISOString() });
    },
  };
}
