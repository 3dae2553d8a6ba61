import { type PlanToShow, type ReviewedPlan, dataTypes, endpoints } from '@archway/contracts';
import { type LinkPass, call } from '@archway/platform';
import { createStorageClient } from '@archway/storage';

/** What a pass opens is the server's to say; the scope tells one session from another, and there is but one. */
const scope = { caseId: '1', version: 1, dataType: dataTypes.plan, actions: ['get' as const] };

/** The plan that a link opens: its meshes are read by the visit's own credentials, which end with it. */
export function reviewedSource({ document, meshes }: ReviewedPlan['plan'], pass: LinkPass): PlanToShow {
  const names = new Map(meshes.map(({ sha256, objectName }) => [sha256, objectName]));
  const storage = createStorageClient({
    fetchCredentials: () => call(endpoints.reviewVisit.storage, { body: { ...pass } }, { quiet: true }),
  });
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
