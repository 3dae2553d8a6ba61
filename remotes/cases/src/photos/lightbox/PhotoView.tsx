import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CasePhoto } from '@archway/contracts';
import { Button, ChevronLeft, ChevronRight, ErrorBox } from '@archway/ui';
import { formatBytes, formatDateTime, formatFileName, useText } from '@archway/platform';
import { useBoard } from '../board/board-actions.ts';
import { usePhotoUrl } from '../stored/photo-urls.ts';
import { EditTools } from './EditTools.tsx';
import { PhotoTools } from './PhotoTools.tsx';
import { Stage } from './Stage.tsx';
import { isEdited } from './edits.ts';
import { useEditing } from './use-editing.ts';
import { useImage } from './use-image.ts';
import styles from './lightbox.module.css';

interface Props {
  photo: CasePhoto;
  /** What it is called. */
  alt: string;
  onEdited: (edited: boolean) => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One photo large, what can be done to it, and the way to the next. */
export function PhotoView({ photo, alt, onEdited, onPrevious, onNext }: Props) {
  const t = useText('cases');
  const { editable } = useBoard();
  const picture = useImage(usePhotoUrl(photo.objectName));
  const editing = useEditing(photo);
  const edited = isEdited(editing.edits);
  useEffect(() => onEdited(edited), [edited, onEdited]);

  const focus = useRef<HTMLDivElement>(null);
  useEffect(() => focus.current?.focus(), []);
  const keys = ({ key, target }: KeyboardEvent): void => {
    if (editing.cropping && target instanceof HTMLElement && target.dataset['handle']) return;
    if (key === 'ArrowLeft') onPrevious?.();
    if (key === 'ArrowRight') onNext?.();
  };
  return (
    <div className={styles.view} ref={focus} tabIndex={-1} onKeyDown={keys}>
      <div className={styles.stage} aria-busy={picture.image === null && !picture.failed}>
        {picture.failed ? (
          <ErrorBox title={t('lightbox.failed')} onRetry={picture.retry} />
        ) : (
          <Stage image={picture.image} alt={alt} editing={editing} />
        )}
        <Button
          className={styles.previous ?? ''}
          shape="circle"
          icon={<ChevronLeft />}
          disabled={!onPrevious}
          aria-label={t('lightbox.previous')}
          onClick={onPrevious}
        />
        <Button
          className={styles.next ?? ''}
          shape="circle"
          icon={<ChevronRight />}
          disabled={!onNext}
          aria-label={t('lightbox.next')}
          onClick={onNext}
        />
      </div>
      <div className={styles.tools}>
        {editable ? <EditTools editing={editing} ready={picture.image !== null} /> : null}
        <PhotoTools photo={photo} />
      </div>
      <p className={styles.facts}>
        <span>{formatFileName(photo.fileName)}</span>
        <span>{t('lightbox.pixels', { width: photo.width, height: photo.height })}</span>
        <span>{formatBytes(photo.size)}</span>
        <span>{t('fact.uploadedBy', { time: formatDateTime(photo.uploadTime), name: photo.uploadedBy })}</span>
      </p>
    </div>
  );
}
