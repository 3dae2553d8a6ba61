import { PHOTO_FILE_LIMIT_MB, photoExtensions } from '@archway/contracts';
import { notify, text } from '@archway/platform';
import type { Outcome } from '@archway/uploads';
import type { ChosenPhoto, PhotoChoice } from './choose-photos.ts';

/** Most names that a message says. */
const MOST_NAMES = 5;

/** Names as a message says them; of many the first ones and how many more. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(text('cases', 'photos.comma'));
  const count = names.length - MOST_NAMES;
  return count > 0 ? text('cases', 'photos.andMore', { names: shown, count }) : shown;
}

/**
 * Says in one message what is not taken, and why.
 * @param tooMany what is said of files for which there is no room
 */
export function tellRefused({ refused }: PhotoChoice, tooMany: (names: string) => string): void {
  const sentences = [
    refused.format.length > 0 &&
      text('cases', 'photos.refused.format', { types: photoExtensions.join(', '), names: listed(refused.format) }),
    refused.size.length > 0 &&
      text('cases', 'photos.refused.size', { num: PHOTO_FILE_LIMIT_MB, names: listed(refused.size) }),
    refused.count.length > 0 && tooMany(listed(refused.count)),
  ].filter((sentence) => sentence !== false);
  if (sentences.length > 0) notify.warning(sentences.join(' '), { persistent: true });
}

/** A single photo is seen where it was dropped; of many it is said how they ended. */
export function tellEnds(chosen: readonly ChosenPhoto[], ends: readonly Outcome[]): void {
  const namesOf = (end: Outcome): string[] => chosen.filter((_, at) => ends[at] === end).map(({ file }) => file.name);
  const failed = namesOf('serverError');
  const count = namesOf('success').length;
  if (failed.length > 0) {
    notify.error(text('cases', 'photos.someFailed', { count: failed.length, names: listed(failed) }));
  } else if (count > 1) notify.success(text('cases', 'photos.uploaded', { count }));
}
