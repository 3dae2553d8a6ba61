import { type DragEvent, useState } from 'react';
import { useNoStrayDrop } from '../../photos/board/use-no-stray-drop.ts';

/** Takes files that are dropped on an element; other things that are dragged, such as words, go their own way. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  useNoStrayDrop();
  const drag = (inside: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(inside);
  };
  const onDrop = (event: DragEvent): void => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return { over, drop: { onDragEnter: drag(true), onDragOver: drag(true), onDragLeave: drag(false), onDrop } };
}
