import type { Marks } from '@archway/ceph';

/** What the worker of films does; the bytes are transferred. */
export interface FilmJobs {
  propose: { input: { readonly bytes: Uint8Array }; output: Marks; progress: never };
}
