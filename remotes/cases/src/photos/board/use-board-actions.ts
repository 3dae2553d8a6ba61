import { useEffect, useMemo, useRef, useState } from 'react';
import { PHOTO_LIMIT, endpoints } from '@archway/contracts';
import { call, confirmAction, formatFileName, notify, useText } from '@archway/platform';
import { takePhotos } from '../upload/photo-uploads.ts';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { refreshPhotos } from '../refresh-photos.ts';
import type { CasePhotos } from '../use-case-photos.ts';
import type { BoardActions } from './board-actions.ts';

export interface Board {
  readonly actions: BoardActions;
  /** Photo that is shown large. */
  readonly opened: string | null;
  /** Photo whose place is asked for. */
  readonly placing: string | null;
  show(photoId: string | null): void;
  endPlacing(): void;
}

export function useBoardActions({ caseId, version }: CasePlace, photos: CasePhotos, editable: boolean): Board {
  const t = useText('cases');
  const [opened, show] = useState<string | null>(null);
  const [placing, setPlacing] = useState<string | null>(null);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });

  const actions = useMemo(
    (): BoardActions => ({
      editable,
      open: show,
      choosePlace: setPlacing,
      move: (photoId, position) => void latest.current.move([{ photoId, position }]),
      take(files, position) {
        const { photos: here, uploading } = latest.current;
        takePhotos({ caseId, version }, files, position, PHOTO_LIMIT - here.length - uploading);
      },
      async remove({ photoId, fileName }) {
        const name = formatFileName(fileName);
        const confirmed = await confirmAction({
          title: t('photos.remove.title', { name }),
          body: t('photos.remove.body'),
          okText: t('photos.remove.ok'),
          danger: true,
        });
        if (!confirmed) return;
        // A refusal is told by the call.
        const done = await call(endpoints.photos.remove, { params: { photoId } }).then(
          () => true,
          () => false,
        );
        if (done) notify.success(t('photos.remove.done'));
        await refreshPhotos();
      },
    }),
    [caseId, version, editable, t],
  );
  return { actions, opened, placing, show, endPlacing: () => setPlacing(null) };
}
