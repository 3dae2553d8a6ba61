import type { PlanFile } from './plan-bundle.ts';

/** More than any plan has. */
const MOST_FILES = 1000;

/** The files of a zip, read when they are asked for; null for what is no zip, or none of a plan. */
export async function filesOfZip(bytes: Uint8Array<ArrayBuffer>): Promise<PlanFile[] | null> {
  const { default: JSZip } = await import('jszip');
  const zip = await JSZip.loadAsync(bytes).catch(() => null);
  const entries = Object.values(zip?.files ?? {}).filter(({ dir }) => !dir);
  if (entries.length === 0 || entries.length > MOST_FILES) return null;
  return entries.map((entry) => ({
    path: entry.name,
    bytes: async () => new Uint8Array(await entry.async('arraybuffer')),
  }));
}
