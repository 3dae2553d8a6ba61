import { z } from 'zod';

const federationManifest = z.object({ exposes: z.array(z.object({ path: z.string() })) });

/** The modules that the entry of a remote's build (`mf-manifest.json`) offers; undefined when it is no such entry. */
export function exposedModules(entry: string): string[] | undefined {
  try {
    const read = federationManifest.safeParse(JSON.parse(entry));
    return read.success ? read.data.exposes.map(({ path }) => path) : undefined;
  } catch {
    return undefined;
  }
}
