import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dataTypes, endpoints } from '@archway/contracts';
import { call, notify, useText } from '@archway/platform';
import { createStorageClient, randomId } from '@archway/storage';
import { squarePicture } from './square-picture.ts';

let client: ReturnType<typeof createStorageClient> | undefined;
const storage = () =>
  (client ??= createStorageClient({
    fetchCredentials: (scope) => call(endpoints.files.token, { body: scope }, { quiet: true }),
  }));

/** An address of it is good for an hour. */
const ASK_AGAIN_MS = 1_800_000;

/** The picture of a business card: where it is to be seen, and how another one comes to its place. */
export function useCardPicture(objectName: string, onStored: (objectName: string) => void) {
  const t = useText('account');
  const [busy, setBusy] = useState(false);
  const stored = useQuery({
    queryKey: ['card-picture', objectName],
    queryFn: ({ signal }) => call(endpoints.files.tmpUrl, { body: { objectName } }, { quiet: true, signal }),
    enabled: objectName !== '',
    staleTime: ASK_AGAIN_MS,
  });
  const keep = async (file: File): Promise<void> => {
    const square = await squarePicture(file).catch(() => null);
    if (!square) return void notify.error(t('card.pictureUnreadable'));
    try {
      const { key } = await storage().upload({
        scope: { dataType: dataTypes.productSettings, actions: ['get', 'put', 'abort_multi_part_upload'] },
        ...{ file: square, name: `card-${randomId()}.jpg`, contentType: 'image/jpeg' },
      });
      onStored(key);
    } catch {
      notify.error(t('card.pictureFailed'));
    }
  };
  return {
    /** Null where there is none, or it is not known yet. */
    url: objectName === '' ? null : (stored.data?.url ?? null),
    busy,
    take(file: File): void {
      setBusy(true);
      void keep(file).finally(() => setBusy(false));
    },
  };
}
