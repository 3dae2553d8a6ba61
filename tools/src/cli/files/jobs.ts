import type { ConvertedMesh, MeshFormat, UnitChoice } from '@archway/mesh';
import type { FilePath } from './plain-file.ts';

/** A file, and the name under which it is shown. */
interface Named {
  readonly path: FilePath;
  readonly name: string;
}

/** What the threads of the command do; each job is one file. */
export interface Jobs {
  inspectMesh: { input: Named; output: Readonly<Record<string, unknown>> };
  inspectPhoto: { input: Named; output: Readonly<Record<string, unknown>> };
  convert: {
    input: { path: string; out: string; to: MeshFormat; repair: boolean; unit?: UnitChoice };
    output: Omit<ConvertedMesh, 'bytes'> & { readonly size: number };
  };
}
