import type { Checkpoint, Note, ObjectStorage, Sized } from './object-storage.ts';

/** An upload that a reload or a closed page has interrupted, and all that is needed to finish it. */
export interface Interrupted<About, Kept extends Checkpoint = Checkpoint> {
  readonly checkpoint: Kept;
  readonly about: About;
}

/** What is kept beside an object: what it is, and all that registering it will need besides its bytes. */
export const noteOf = (kind: string, about: object): Note => ({ kind, about: JSON.stringify(about) });

/** What a checkpoint is about; null when it is none of this kind. */
export function aboutOf<About extends object>({ note }: Pick<Checkpoint, 'note'>, kind: string): About | null {
  if (note['kind'] !== kind || !note['about']) return null;
  try {
    return JSON.parse(note['about']) as About;
  } catch {
    return null;
  }
}

/** Interrupted uploads of a kind, the last one first. Where nothing can be kept there are none. */
export async function interruptedOf<About extends object, Kept extends Checkpoint>(
  storage: Pick<ObjectStorage<never, Sized, Kept>, 'interrupted'>,
  kind: string,
): Promise<Interrupted<About, Kept>[]> {
  const kept = await storage.interrupted().catch(() => []);
  return kept
    .flatMap((checkpoint) => {
      const about = aboutOf<About>(checkpoint, kind);
      return about ? [{ checkpoint, about }] : [];
    })
    .sort((a, b) => b.checkpoint.startedAt - a.checkpoint.startedAt);
}
