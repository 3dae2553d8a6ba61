import { MeshError } from '@archway/mesh';
import type { JawName } from '../frame/placement.ts';
import type { DecodedModel } from '../loading/decoded-model.ts';
import { type LoadFailure, loadFailure } from '../loading/load-failure.ts';
import { Preparer } from '../loading/preparer.ts';

/** The largest file that is read into memory for a look, bytes. */
const MOST_BYTES = 600_000_000;

export interface LocalMesh {
  readonly id: string;
  readonly name: string;
  readonly jaw: JawName;
  readonly model: DecodedModel;
}

export type LocalAnswer = { readonly mesh: LocalMesh } | { readonly failure: LoadFailure };

let last = 0;

/** Reads a file of the reader's computer in the worker; it goes nowhere else. */
export async function readLocalMesh(file: File, jawWhenUnsure: JawName, signal: AbortSignal): Promise<LocalAnswer> {
  const preparer = new Preparer();
  const end = (): void => preparer.dispose();
  signal.addEventListener('abort', end);
  try {
    if (file.size > MOST_BYTES) throw new MeshError('tooLarge');
    const model = await preparer.prepare(await file.arrayBuffer(), file.name, null);
    last += 1;
    const jaw = model.jawGuess === 'unknown' ? jawWhenUnsure : model.jawGuess;
    return { mesh: { id: `local-${last}`, name: file.name, jaw, model } };
  } catch (error) {
    return { failure: loadFailure(error) };
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
