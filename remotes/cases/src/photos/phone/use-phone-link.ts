import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PHONE_PHOTOS_PATH, type PhoneLink, endpoints, livePhoneLink } from '@archway/contracts';
import { call, invalidateIn, query, useServerEvent } from '@archway/platform';
import type { CasePlace } from '../../uploads/storage-client.ts';

/** Says in time that a link has expired while its dialog is open. */
const ASK_EVERY_MS = 30_000;

export interface PhoneLinkUse {
  /** As it stands; null until the first one is made. */
  readonly link: PhoneLink | null;
  /** What the QR code says. */
  readonly address: string | null;
  readonly making: boolean;
  readonly error: Error | null;
  /** Makes a link unless there is one that a phone can use; `anew` ends that one. */
  make(anew?: boolean): Promise<void>;
  end(): Promise<void>;
}

/** A link by which a phone adds photos to a case version, made by this page; followed while it is looked at. */
export function usePhoneLink({ caseId, version }: CasePlace, looked: boolean): PhoneLinkUse {
  const queries = useQueryClient();
  const [made, setMade] = useState<{ linkId: string; address: string } | null>(null);
  const [making, setMaking] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const asked = { params: { linkId: made?.linkId ?? '0' } };
  const status = useQuery({
    ...query(endpoints.phone.status, asked),
    enabled: made !== null && looked,
    refetchInterval: looked ? ASK_EVERY_MS : false,
  });
  const ask = (): void => void (made && looked && invalidateIn(queries, endpoints.phone.status, asked));
  useServerEvent('case.changed', (changed) => {
    if (changed.caseId === caseId) ask();
  });
  useServerEvent('case.phone', ({ linkId }) => {
    if (linkId === made?.linkId) ask();
  });
  const link = made === null ? null : (status.data ?? null);

  return {
    link,
    address: made?.address ?? null,
    making,
    error,
    async make(anew = false) {
      if (making || (!anew && link && livePhoneLink.includes(link.state))) return;
      setMaking(true);
      setError(null);
      try {
        const { token, ...begun } = await call(endpoints.phone.open, { body: { caseId, version } }, { quiet: true });
        const params = { linkId: begun.linkId };
        queries.setQueryData<PhoneLink>(query(endpoints.phone.status, { params }).queryKey, begun);
        // Browsers send the fragment to nobody: the token stands in no log.
        setMade({ linkId: begun.linkId, address: `${window.location.origin}${PHONE_PHOTOS_PATH}#${token}` });
      } catch (thrown) {
        setError(thrown as Error);
      } finally {
        setMaking(false);
      }
    },
    async end() {
      // A refusal is told by the call.
      if (made) await call(endpoints.phone.revoke, { params: { linkId: made.linkId } }).catch(() => null);
      ask();
    },
  };
}
