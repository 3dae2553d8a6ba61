import { PLAN_DOCUMENT_LIMIT_MB, type PlanDocument, type PlanProblem, type PlanType } from '@archway/contracts';
import { PLAN_FILE, hashesIn, meshFilesAmong, meshesNamed, readPlanText } from '@archway/dental';
import { filesOfZip } from './zip-files.ts';

/** A file of a plan, wherever it lies. */
export interface PlanFile {
  /** Below what was chosen. */
  readonly path: string;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** What was chosen is a whole plan: its document, and the file of every mesh by the hash that the document names. */
export interface PlanBundle {
  readonly document: PlanDocument;
  readonly meshes: ReadonlyMap<string, PlanFile>;
}

/** What is wrong at a place of the document. */
export interface PlacedProblem {
  readonly path: string;
  readonly problem: PlanProblem | 'meshMissing';
}

/** Why what was chosen is not taken. */
export type BundleProblem =
  | { readonly key: 'noPlan' | 'noZip' | 'unreadable' | 'tooLarge' | 'otherKind' }
  | { readonly key: 'wrong'; readonly places: readonly PlacedProblem[] };

export type FoundBundle =
  | { readonly bundle: PlanBundle; readonly problem?: never }
  | { readonly bundle?: never; readonly problem: BundleProblem };

const MEGABYTE = 1_048_576;
const depthOf = (path: string): number => path.split('/').length;

/** A file was moved, deleted, or its medium removed since it was chosen. */
class FileGone extends Error {}

export const fileAt = (path: string, file: Blob): PlanFile => ({
  path,
  bytes: async () => {
    try {
      return new Uint8Array(await file.arrayBuffer());
    } catch (error) {
      throw new FileGone(path, { cause: error });
    }
  },
});

/** The document: by its name, the outermost of several; a single `.json` may be called otherwise. */
function documentAmong(files: readonly PlanFile[]): PlanFile | undefined {
  const json = files.filter(({ path }) => path.toLowerCase().endsWith('.json'));
  const [named] = json
    .filter(({ path }) => path.toLowerCase().split('/').at(-1) === PLAN_FILE)
    .toSorted((one, other) => depthOf(one.path) - depthOf(other.path));
  return named ?? (json.length === 1 ? json[0] : undefined);
}

/** Looks into what was chosen: files, those of a folder, or one zip. Nothing is sent. @param kind of the plan that takes it */
export async function bundleIn(chosen: readonly PlanFile[], kind: PlanType): Promise<FoundBundle> {
  try {
    const [only] = chosen;
    const isZip = chosen.length === 1 && only?.path.toLowerCase().endsWith('.zip');
    const files = isZip ? await filesOfZip(await only!.bytes()) : chosen;
    return files === null ? { problem: { key: 'noZip' } } : await bundleOf(files, kind);
  } catch (error) {
    if (error instanceof FileGone) return { problem: { key: 'unreadable' } };
    throw error;
  }
}

async function bundleOf(files: readonly PlanFile[], kind: PlanType): Promise<FoundBundle> {
  const file = documentAmong(files);
  if (!file) return { problem: { key: 'noPlan' } };
  const bytes = await file.bytes();
  if (bytes.byteLength > PLAN_DOCUMENT_LIMIT_MB * MEGABYTE) return { problem: { key: 'tooLarge' } };
  const { document, problems } = readPlanText(new TextDecoder().decode(bytes));
  if (!document) return { problem: { key: 'wrong', places: problems } };
  if (document.kind !== kind) return { problem: { key: 'otherKind' } };
  const { found, missing } = meshFilesAmong(
    files.map(({ path }) => path),
    hashesIn(document),
  );
  if (missing.length > 0) {
    const places = [...meshesNamed(document)].filter(([, sha256]) => missing.includes(sha256));
    return { problem: { key: 'wrong', places: places.map(([path]) => ({ path, problem: 'meshMissing' })) } };
  }
  const byPath = new Map(files.map((each) => [each.path, each]));
  return { bundle: { document, meshes: new Map([...found].map(([hash, path]) => [hash, byPath.get(path)!])) } };
}
