import type { TextFunction } from '@archway/platform';
import type { Upload } from '@archway/uploads';

/**
 * What an upload is doing, in the words of the specification.
 * @param activity what exactly it does, where that says more
 */
export function stateText({ state, paused }: Pick<Upload, 'state' | 'paused'>, t: TextFunction, activity = ''): string {
  const word = paused ? t('upload.paused') : t(`uploadState.${state}`);
  return activity === '' || activity === word ? word : `${word} · ${activity}`;
}
