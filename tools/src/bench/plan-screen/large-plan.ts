import type { Page } from '@playwright/test';
import { API_BASE, type PlanDocument, endpoints } from '@archway/contracts';
import { AT_REST, jawOf, jaws, mixedPose } from '@archway/dental';
import { encodeDraco, generateJaw, generateTeeth } from '@archway/mesh';

/** As large as plans become: stages of both jaws, and triangles of the scan of each. */
export const LARGE = { stages: 40, triangles: 300_000 } as const;

type Poses = PlanDocument['target'];

/** The same ways with more stages. */
function stretched(document: PlanDocument): PlanDocument {
  const origins = new Map(document.teeth.map(({ fdi, frame }) => [String(fdi), frame?.origin ?? ([0, 0, 0] as const)]));
  const ofJaw = (aligners: PlanDocument['aligners']['upper']): PlanDocument['aligners']['upper'] =>
    Array.from({ length: LARGE.stages + 1 }, (_, n) => {
      const at = (n / LARGE.stages) * (aligners.length - 1);
      const [before, after] = [aligners[Math.floor(at)]!.poses, aligners[Math.ceil(at)]!.poses];
      const poses: Poses = {};
      for (const [fdi, origin] of origins) {
        if (!(fdi in before) && !(fdi in after)) continue;
        poses[fdi] = mixedPose(before[fdi] ?? AT_REST, after[fdi] ?? AT_REST, at % 1, origin);
      }
      return { n, passive: false, poses };
    });
  return { ...document, aligners: { upper: ofJaw(document.aligners.upper), lower: ofJaw(document.aligners.lower) } };
}

/** Meshes of the size that is wanted, by the hash of those that the document names. */
async function largeMeshes({ jaws: scans, teeth, engine }: PlanDocument): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const jaw of jaws) {
    const wanted = { jaw, triangles: LARGE.triangles, seed: engine?.seed ?? 1 };
    const made = new Map(generateTeeth(wanted).map(({ fdi, body }) => [fdi, body]));
    const scan = scans[jaw];
    if (scan) files.set(scan.sha256, await encodeDraco(generateJaw(wanted)));
    for (const { fdi, body } of teeth) {
      const mesh = jawOf(fdi) === jaw ? made.get(fdi) : undefined;
      if (body && mesh) files.set(body.sha256, await encodeDraco(mesh));
    }
  }
  return files;
}

/** Names of files begin with so many digits of the hash. */
const NAMED = 32;

/**
 * The page gets every plan as one of 40 stages on scans of 300,000 triangles each, whatever the server has: the demonstration
 * has none so large. All else is as the server answers it.
 */
export async function servePlansLarge(page: Page): Promise<void> {
  const named = new Map<string, Uint8Array>();
  await page.route(`**${API_BASE}${endpoints.plans.document.path}?**`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { document: PlanDocument } };
    const { document } = answer.data;
    for (const [hash, bytes] of await largeMeshes(document)) named.set(hash.slice(0, NAMED), bytes);
    const data = { ...answer.data, document: stretched(document) };
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await page.route(/\.drc(\?|$)/, async (route) => {
    const hash = [...named.keys()].find((each) => route.request().url().includes(each));
    if (!hash) throw new Error(`no mesh is known for ${route.request().url()}`);
    await route.fulfill({ body: Buffer.from(named.get(hash)!), contentType: 'application/octet-stream' });
  });
}
