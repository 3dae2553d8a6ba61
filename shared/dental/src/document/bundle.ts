/** The document of an exported plan, beside the folder of its meshes. */
export const PLAN_FILE = 'plan.json';
/** Meshes by the SHA-256 that the document calls them by. */
export const MESH_FOLDER = 'meshes';

const baseName = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/**
 * Which file holds which mesh: its name begins with the hash, whatever its format and folder.
 * @returns the paths by hash, and the hashes for which there is none
 */
export function meshFilesAmong(
  paths: readonly string[],
  hashes: readonly string[],
): { readonly found: ReadonlyMap<string, string>; readonly missing: readonly string[] } {
  const found = new Map<string, string>();
  for (const hash of hashes) {
    const path = paths.find((each) => baseName(each).toLowerCase().startsWith(hash));
    if (path !== undefined) found.set(hash, path);
  }
  return { found, missing: hashes.filter((hash) => !found.has(hash)) };
}
