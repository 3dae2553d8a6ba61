import { type ArchivedFinding, type CaseFinding, type DoubtObject, isOneOf } from '@archway/contracts';
import type { Packing, Unpacking } from './part.ts';

/** The part that has files of a kind. */
const partOf: Readonly<Record<DoubtObject['kind'], string>> = { model: 'models', photo: 'photos', cbct: 'cbct' };

/** A finding with the entries of its files in place of their ids. */
export const packedFinding = (packing: Packing, { objects, ...finding }: CaseFinding): ArchivedFinding => ({
  ...finding,
  objects: objects.map(({ kind, id, place, fileName }) => ({
    ...{ kind, place, fileName },
    file: packing.named(partOf[kind], id),
  })),
});

/** A file that the case does not have any more, and that nothing stands for. */
const GONE = '999999999999999999';

export const unpackedFinding = (unpacking: Unpacking, { objects, ...finding }: ArchivedFinding): CaseFinding => ({
  ...finding,
  objects: objects.map(({ file, ...object }) => {
    const row = unpacking.rowOf(file);
    return { ...object, id: row?.id ?? GONE, thumbName: row?.thumbName ?? null };
  }),
});

/** Of what the machine doubts photos and CTs; everything else it doubts of models. */
const kindOf = (key: string): DoubtObject['kind'] => {
  const [reason = ''] = key.split('>');
  if (isOneOf<string>(['otherPhoto', 'unlikePhoto', 'samePhoto'], reason)) return 'photo';
  return isOneOf<string>(['ctGaps', 'ctOrder'], reason) ? 'cbct' : 'model';
};

/** A key of `doubtOf` with the entries of its files in place of their ids. */
export const packedKey = (packing: Packing, key: string): string =>
  key.replace(/(?<=[:&])(\d+)@/g, (whole, id: string) => {
    const path = packing.named(partOf[kindOf(key)], id);
    return path === null ? whole : `${path}@`;
  });

export const unpackedKey = (unpacking: Unpacking, key: string): string =>
  key.replace(/(?<=[:&])([a-z0-9/.-]+)@/g, (whole, path: string) => {
    const row = unpacking.rowOf(path);
    return row ? `${row.id}@` : whole;
  });

/** Entries that findings refer to. */
export const filesOfFindings = (findings: readonly ArchivedFinding[]): string[] =>
  findings.flatMap(({ objects }) => objects.flatMap(({ file }) => file ?? []));
