import { type DragEvent, type HTMLAttributes, useState } from 'react';

/** What a photo of the page is carried as; files of the disk come as `Files`. */
const PHOTO = 'application/x-archway-photo';

/** For what can be picked up. */
export const dragged = (photoId: string): Pick<HTMLAttributes<HTMLElement>, 'draggable' | 'onDragStart'> => ({
  draggable: true,
  onDragStart: ({ dataTransfer }) => {
    dataTransfer.setData(PHOTO, photoId);
    dataTransfer.effectAllowed = 'move';
  },
});

interface Target {
  /** Absent: photos of the page are not taken here. */
  onPhoto?: ((photoId: string) => void) | undefined;
  onFiles?: ((files: File[]) => void) | undefined;
  disabled?: boolean;
}

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onDragEnter' | 'onDragEnterCapture' | 'onDragLeave' | 'onDragOver' | 'onDragOverCapture' | 'onDrop' | 'onDropCapture'
>;

/** For where photos and files are let go; what it does not take goes on to the zone around it. */
export function useDropTarget({ onPhoto, onFiles, disabled = false }: Target): { over: boolean; handlers: Handlers } {
  const [over, setOver] = useState(false);
  const takes = ({ dataTransfer: { types } }: DragEvent): boolean =>
    types.includes(PHOTO) ? onPhoto !== undefined : types.includes('Files') && onFiles !== undefined;
  const hover = (event: DragEvent): void => {
    if (disabled || event.isDefaultPrevented() || !takes(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  };
  // Heard before a zone inside of this one keeps the event to itself: only the innermost shows that it would take it.
  const clear = (): void => setOver(false);
  return {
    over,
    handlers: {
      onDragEnterCapture: clear,
      onDragOverCapture: clear,
      onDropCapture: clear,
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event) => {
        if (disabled || event.isDefaultPrevented() || !takes(event)) return;
        event.preventDefault();
        event.stopPropagation();
        const photoId = event.dataTransfer.getData(PHOTO);
        if (photoId) onPhoto?.(photoId);
        else onFiles?.([...event.dataTransfer.files]);
      },
    },
  };
}
