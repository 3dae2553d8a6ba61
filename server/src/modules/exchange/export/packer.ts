import { type ArchivedPerson, type CaseManifest, type RoleKey, archivedCase } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { type PackedFile, type Packing, canonicalJson, nameNow, originOf, partsInOrder } from '../../cases/api.ts';

/** What goes into an archive: JSON of parts, and which objects are its files. */
export interface Packed {
  readonly source: CaseManifest['source'];
  readonly parts: readonly { readonly part: string; readonly path: string; readonly json: string }[];
  readonly files: readonly PackedFile[];
}

/** The ending of an object's name, as entries may have it. */
const endingOf = (objectName: string): string => /\.([a-z0-9]{1,8})$/.exec(objectName.toLowerCase())?.[1] ?? 'bin';

/** Reads all parts of a case that whoever exports may take along; in one transaction, so that they are of one moment. */
export async function packCase(db: Querier, caseId: string, roles: readonly RoleKey[]): Promise<Packed> {
  const files = new Map<string, PackedFile>();
  const rows = new Map<string, string>();
  const person = await personsOf(db, caseId);
  const packing: Packing = {
    ...{ db, caseId, roles, person },
    somebody: async (doer) => (await person(doer)) ?? { id: null, name: '' },
    file: ({ path: stem, ...file }) => {
      const known = files.get(file.objectName);
      if (known) return known.path;
      const path = `${stem}.${endingOf(file.objectName)}`;
      files.set(file.objectName, { ...file, path });
      return path;
    },
    entryOf: (objectName) => files.get(objectName)?.path ?? null,
    name: (kind, id, path) => void rows.set(`${kind}/${id}`, path),
    named: (kind, id) => rows.get(`${kind}/${id}`) ?? null,
  };
  const parts = [];
  let source: CaseManifest['source'] | null = null;
  for (const part of partsInOrder()) {
    if (part.mayRead?.(roles) === false) continue;
    const content = part.schema.parse(await part.read(packing));
    if (part.rank === 0) source = sourceOf(content);
    parts.push({ part: part.name, path: `${part.name}.json`, json: canonicalJson(content) });
  }
  if (!source) throw new Error('no part tells of the case itself');
  return { source, parts, files: [...files.values()] };
}

const sourceOf = (content: unknown): CaseManifest['source'] => {
  const { caseId, ptNo, practice } = archivedCase.parse(content);
  return { caseId, ptNo, practice: practice.name };
};

/** Who did what: of what came from elsewhere the name that stood there, as long as nobody here has done it anew. */
async function personsOf(db: Querier, caseId: string): Promise<Packing['person']> {
  const origin = await originOf(db, caseId);
  const names = new Map<string, string>();
  return async ({ userId, place }): Promise<ArchivedPerson | null> => {
    const elsewhere = origin?.people[place];
    if (elsewhere !== undefined && (userId === null || userId === origin?.importedBy))
      return { id: null, name: elsewhere };
    if (userId === null) return null;
    const name = names.get(userId) ?? (await nameNow(db, userId));
    names.set(userId, name);
    return { id: userId, name };
  };
}
