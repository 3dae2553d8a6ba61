import { type ListedPlan, endpoints } from '@archway/contracts';
import { MESH_FOLDER, PLAN_FILE, canonicalText } from '@archway/dental';
import { call } from '@archway/platform';
import { StorageError, downloadAsZip } from '@archway/storage';

const { plans, files } = endpoints;

/** Most names that are signed in one call. */
const AT_ONCE = 200;

interface Options {
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/**
 * A plan as one zip, with its meshes: what `archway plan import` and the import of the page take.
 * @returns null when nothing was designed in it yet
 * @throws ApiError; StorageError when a mesh cannot be had: an export is whole or none
 */
export async function exportedPlan(plan: ListedPlan, { onProgress, signal }: Options): Promise<Blob | null> {
  const { caseId, version, planId } = plan;
  const found = await call(plans.document, { query: { caseId, version, planId } }, { quiet: true, signal });
  if (!found) return null;
  const urls: string[] = [];
  for (let at = 0; at < found.meshes.length; at += AT_ONCE) {
    const some = found.meshes.slice(at, at + AT_ONCE);
    const body = { objectNameList: some.map(({ objectName }) => objectName) };
    urls.push(...(await call(files.accessUrls, { body }, { quiet: true, signal })));
  }
  const text = new Blob([canonicalText(found.document)], { type: 'application/json' });
  const document = URL.createObjectURL(text);
  try {
    const items = [
      { url: document, name: PLAN_FILE },
      ...found.meshes.map(({ sha256 }, at) => ({ url: urls[at] ?? '', name: `${MESH_FOLDER}/${sha256}.drc` })),
    ];
    const { zip, failed } = await downloadAsZip(items, { signal, onProgress });
    if (failed.length > 0) throw new StorageError('download', 'Download failed');
    return zip;
  } finally {
    URL.revokeObjectURL(document);
  }
}

/** A name that every file system takes. */
export const zipNameOf = ({ name }: Pick<ListedPlan, 'name'>): string =>
  `${name.replace(/[\u0000-\u001f<>:"/\\|?*]/g, '_').replace(/^\.+/, '_')}.zip`;
