import type { ConvertedMesh, MeshFormat } from '@archway/mesh';
import type { FileError } from './file-error.ts';

/** What the threads of the command do; each job is one file. */
export interface Jobs {
  inspectMesh: { input: { path: string }; output: Readonly<Record<string, unknown>> };
  inspectPhoto: { input: { path: string }; output: Readonly<Record<string, unknown>> };
  convert: {
    input: { path: string; out: string; to: MeshFormat; repair: boolean };
    output: Omit<ConvertedMesh, 'bytes'> & { readonly size: number };
  };
}

export type JobName = keyof Jobs;

export type JobRequest = { [Name in JobName]: { readonly name: Name; readonly input: Jobs[Name]['input'] } }[JobName];

export type JobReply = { readonly output: Jobs[JobName]['output'] } | { readonly error: FileError };
