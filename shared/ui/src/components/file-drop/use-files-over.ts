import { useState } from 'react';
import type { DragEvent } from 'react';

interface FilesOver {
  /** Something is held over it that would be taken. */
  readonly over: boolean;
  readonly handlers: Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/** Takes files that are dropped on an element. One that is disabled takes none, and keeps the browser from opening them. */
export function useFilesOver(disabled: boolean, onDrop: (files: FileList) => void): FilesOver {
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  return {
    over,
    handlers: {
      onDragEnter: drag(true),
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onDrop(event.dataTransfer.files);
      },
    },
  };
}
