import type { Credential } from '@archway/contracts';
import { FileText } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { ownDocument } from './own-document.ts';

/** A small picture of a document; its sign where it is a PDF, or does not come. */
export function Thumbnail({ credential: { credentialId, picture, suppliedAt } }: { credential: Credential }) {
  const document = useQuery({ ...ownDocument(`${credentialId}`), enabled: picture });
  return picture && document.data ? (
    <img key={suppliedAt} src={document.data.url} alt="" loading="lazy" />
  ) : (
    <FileText aria-hidden />
  );
}
