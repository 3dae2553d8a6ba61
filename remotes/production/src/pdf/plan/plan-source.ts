import { type Answer, type PlanToShow, endpoints } from '@archway/contracts';
import { call } from '@archway/platform';

type Saved = NonNullable<Answer<typeof endpoints.plans.document>>;

/** Most names of one question. */
const AT_ONCE = 200;

async function addressesOf({ meshes }: Saved): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < meshes.length; from += AT_ONCE) {
    const asked = meshes.slice(from, from + AT_ONCE);
    const objectNameList = asked.map(({ objectName }) => objectName);
    const urls = await call(endpoints.files.accessUrls, { body: { objectNameList } }, { quiet: true });
    for (const [at, { sha256 }] of asked.entries()) if (urls[at]) found.set(sha256, urls[at]);
  }
  return found;
}

/** A plan with its meshes, whose addresses are asked for together. */
export function planSource(saved: Saved): PlanToShow {
  let addresses: Promise<ReadonlyMap<string, string>> | null = null;
  return {
    document: saved.document,
    async loadMesh(sha256, signal) {
      const url = (await (addresses ??= addressesOf(saved))).get(sha256);
      if (!url) throw new Error(`no mesh ${sha256}`);
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new Error(`the mesh was refused: ${answer.status}`);
      return answer.arrayBuffer();
    },
  };
}
