import { type Answer, type PlanToShow, endpoints } from '@archway/contracts';
import { call } from '@archway/platform';

type Saved = NonNullable<Answer<typeof endpoints.plans.document>>;

/** Most names of one question. */
const AT_ONCE = 200;

/** A plan of a case with its meshes, whose addresses are asked for together, and anew after a failure. */
export function planSource({ document, meshes }: Saved): PlanToShow {
  const at = new Map(meshes.map(({ sha256 }, index) => [sha256, index]));
  let addresses: Promise<readonly string[]> | null = null;
  const ask = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let from = 0; from < meshes.length; from += AT_ONCE) {
      const objectNameList = meshes.slice(from, from + AT_ONCE).map(({ objectName }) => objectName);
      found.push(...(await call(endpoints.files.accessUrls, { body: { objectNameList } }, { quiet: true })));
    }
    return found;
  };
  return {
    document,
    async loadMesh(sha256, signal) {
      addresses ??= ask();
      try {
        const url = (await addresses)[at.get(sha256) ?? -1];
        if (!url) throw new Error(`no mesh ${sha256}`);
        const answer = await fetch(url, { signal });
        if (!answer.ok) throw new Error(`the mesh was refused: ${answer.status}`);
        return await answer.arrayBuffer();
      } catch (error) {
        addresses = null;
        throw error;
      }
    },
  };
}
