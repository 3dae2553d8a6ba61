import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type SlotOffer, remoteManifest } from '@archway/contracts';
import type { WorkspacePackage } from './workspace-packages.ts';

interface Offered extends Pick<SlotOffer, 'slot' | 'key'> {
  readonly by: string;
}

/** Tests may speak of what others offer. */
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file);

function sourcesOf(path: string): { file: string; text: string }[] {
  const folder = join(path, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

function offersOf({ dir, path }: WorkspacePackage): Offered[] {
  const file = join(path, 'remote.json');
  const parsed = existsSync(file) ? remoteManifest.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  return parsed?.success ? parsed.data.slots.map(({ slot, key }) => ({ slot, key, by: dir })) : [];
}

const names = (text: string, word: string): boolean => text.includes(`'${word}'`) || text.includes(`"${word}"`);

/** Whether sources open a place, rather than speak of what it hands over. */
const opens = (text: string, slot: string): boolean =>
  text.includes(`<Slot name="${slot}"`) || text.includes(`useSlotOffers('${slot}')`);

/**
 * A remote that opens a place shows whatever is offered for it, and names none of it: otherwise another team could not
 * rename, replace or withdraw what it offers. What has to stand somewhere of its own gets a place of its own.
 */
export function checkSlots(packages: readonly WorkspacePackage[]): string[] {
  const remotes = packages.filter(({ dir }) => dir.startsWith('remotes/'));
  const offers = remotes.flatMap(offersOf);
  return remotes.flatMap((remote) => {
    const sources = sourcesOf(remote.path);
    const foreign = offers.filter(({ slot, by }) => by !== remote.dir && sources.some(({ text }) => opens(text, slot)));
    return foreign.flatMap(({ slot, key, by }) =>
      sources
        .filter(({ text }) => names(text, key))
        .map(({ file }) => `${remote.dir}/src/${file}: names ${key}, which ${by} offers for ${slot}`),
    );
  });
}
