import { type PlanToShow, type ShownPlan, type StorageCredentials, dataTypes } from '@archway/contracts';
import { createStorageClient } from '@archway/storage';

/** What a pass opens is the server's to say; the scope tells one session from another, and there is but one. */
const scope = { caseId: '1', version: 1, dataType: dataTypes.plan, actions: ['get' as const] };

/**
 * The plan that a link opens.
 * @param fetchCredentials leave to read its meshes, which ends with the visit
 */
export function linkedSource(
  { document, meshes }: Pick<ShownPlan, 'document' | 'meshes'>,
  fetchCredentials: () => Promise<StorageCredentials>,
): PlanToShow {
  const names = new Map(meshes.map(({ sha256, objectName }) => [sha256, objectName]));
  const storage = createStorageClient({ fetchCredentials });
  return {
    document,
    async loadMesh(sha256, signal) {
      const name = names.get(sha256);
      if (name === undefined) throw new Error(`no mesh ${sha256}`);
      const [url = ''] = await storage.signedUrls([name], { scope });
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new Error(`the mesh was refused: ${answer.status}`);
      return answer.arrayBuffer();
    },
  };
}
