import { type Answer, type PlanToShow, endpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import { FetchFailure, fetchBytes } from '../../loading/fetch-bytes.ts';

type Saved = NonNullable<Answer<typeof endpoints.plans.document>>;

/** So many addresses are asked for at once. */
const BATCH = 200;
const nothing = (): void => undefined;

/** A plan of a case: its meshes come from the storage, by addresses that are asked for together and anew after a refusal. */
export function casePlan({ document, meshes }: Saved): PlanToShow {
  const files = new Map(meshes.map((mesh, at) => [mesh.sha256, { ...mesh, at }] as const));
  let addresses: Promise<readonly string[]> | null = null;
  const ask = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let from = 0; from < meshes.length; from += BATCH) {
      const objectNameList = meshes.slice(from, from + BATCH).map(({ objectName }) => objectName);
      found.push(...(await call(endpoints.files.accessUrls, { body: { objectNameList } }, { quiet: true })));
    }
    return found;
  };
  return {
    document,
    async loadMesh(sha256, signal) {
      const file = files.get(sha256);
      if (!file) throw new FetchFailure(404);
      addresses ??= ask();
      try {
        const url = (await addresses)[file.at];
        if (!url) throw new FetchFailure(404);
        return await fetchBytes(url, file.bytes, nothing, signal);
      } catch (error) {
        addresses = null;
        throw error;
      }
    },
  };
}
