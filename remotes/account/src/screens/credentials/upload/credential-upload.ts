import type { CredentialFile, ErrorName, ErrorValues } from '@archway/contracts';
import { type Upload, newUpload } from '@archway/uploads';

/** What is done with a chosen document, in this order. */
export type CredentialStep = 'check' | 'upload' | 'register';

/** Why it stopped: a refusal that the page itself can put into words, or what the server said. */
export type CredentialFailure =
  { readonly refusal: ErrorName; readonly values: ErrorValues } | { readonly message: string | null };

/** One document on its way from the disk of the reader to their credentials. */
export interface CredentialUpload extends Upload<CredentialStep, CredentialFailure> {
  readonly item: CredentialFile;
  /** Null for what belongs to a person. */
  readonly practiceId: string | null;
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
}

export const newCredentialUpload = (
  id: string,
  item: CredentialFile,
  practiceId: string | null,
  { name, size }: Pick<File, 'name' | 'size'>,
): CredentialUpload => ({ ...newUpload(id, 'check'), item, practiceId, fileName: name, fileSize: size });
