import { endpoints } from '@archway/contracts';
import { call } from '@archway/platform';

/** An address lives for five minutes; a picture that is shown keeps it. */
const KEEP_MS = 4 * 60_000;

/** For `useQuery`: the address of an own document. */
export const ownDocument = (credentialId: string) => ({
  queryKey: [endpoints.certification.document.id, credentialId],
  queryFn: () => call(endpoints.certification.document, { body: { credentialId } }, { quiet: true }),
  staleTime: KEEP_MS,
});
