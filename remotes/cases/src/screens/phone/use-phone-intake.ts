import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PhoneIntake, type PhotoPosition, endpoints } from '@archway/contracts';
import { ApiError, call, useStore } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import type { PhotoUpload } from '../../photos/upload/photo-upload.ts';
import type { PhonePass } from './phone-pass.ts';
import { type PhoneUploads, type SentPhoto, createPhoneUploads } from './phone-uploads.ts';

/** Refusals after which nothing can be sent any more. */
const over: readonly string[] = [
  'phoneLinkInvalid',
  'phoneLinkExpired',
  'phoneLinkRevoked',
  'phoneLinkUsed',
  'caseNotEditable',
];
const isOver = (failure: unknown): failure is ApiError => failure instanceof ApiError && over.includes(failure.name);

export interface PhoneIntakeUse {
  readonly intake: PhoneIntake | undefined;
  /** Why the link leads nowhere any more. */
  readonly over: ApiError | null;
  /** Why it could not be opened; asking again may help. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Under way, failed or stopped. */
  readonly uploads: readonly PhotoUpload[];
  /** What has arrived from this page, oldest first. */
  readonly sent: readonly SentPhoto[];
  readonly flow: PhoneUploads['uploads'];
  readonly take: (files: readonly File[], position: PhotoPosition | null) => void;
}

/** Opens a link on this phone, and sends photos by it. */
export function usePhoneIntake(pass: PhonePass): PhoneIntakeUse {
  const queries = useQueryClient();
  // The token itself is no key: keys are for everybody who looks at the cache.
  const queryKey = ['phone-intake', pass.token.slice(0, 8)];
  const asked = useQuery({
    queryKey,
    queryFn: () => call(endpoints.phone.connect, { body: { ...pass } }, { quiet: true }),
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
  });
  const [sent, setSent] = useState<readonly SentPhoto[]>([]);
  const [{ uploads, take }] = useState(() =>
    createPhoneUploads(pass, {
      arrived: (photo, intake) => {
        setSent((now) => [...now, photo]);
        queries.setQueryData<PhoneIntake>(queryKey, intake);
      },
      refused: (failure) => {
        if (isOver(failure)) void queries.invalidateQueries({ queryKey });
      },
    }),
  );
  const all = [...useStore(uploads.store).values()];
  const underWay = all.filter(isUnderWay).length;
  return {
    intake: asked.data,
    over: isOver(asked.error) ? asked.error : null,
    error: asked.error,
    retry: () => void asked.refetch(),
    uploads: all,
    sent,
    flow: uploads,
    take: (files, position) => take(files, position, (asked.data?.room ?? 0) - underWay),
  };
}
