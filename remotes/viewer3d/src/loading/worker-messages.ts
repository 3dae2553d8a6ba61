import type { MeshErrorCode, MeshErrorValues } from '@archway/mesh';
import type { DecodedModel } from './decoded-model.ts';

export interface PrepareRequest {
  readonly id: number;
  readonly bytes: ArrayBuffer;
  readonly fileName: string;
  /** Millimetres per unit of the file; null has it guessed from the size of what is in it. */
  readonly factor: number | null;
}

export type PrepareAnswer =
  | { readonly id: number; readonly model: DecodedModel }
  | { readonly id: number; readonly error: { readonly code: MeshErrorCode; readonly values: MeshErrorValues } };
