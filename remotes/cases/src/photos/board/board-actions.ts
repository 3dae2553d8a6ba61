import { createContext, useContext } from 'react';
import type { CasePhoto, PhotoPosition } from '@archway/contracts';

/** What can be done with the photos of the board; one object for its life, so that tiles are drawn only when they change. */
export interface BoardActions {
  readonly editable: boolean;
  /** Shows it large. */
  open(photoId: string): void;
  /** Asks where it belongs. */
  choosePlace(photoId: string): void;
  /** null is the pool. */
  move(photoId: string, position: PhotoPosition | null): void;
  /** Files of the disk; without a position the classification decides. */
  take(files: readonly File[], position: PhotoPosition | null): void;
  /** Asks first; a refusal is told. */
  remove(photo: CasePhoto): Promise<void>;
}

export const BoardContext = createContext<BoardActions | null>(null);

export function useBoard(): BoardActions {
  const actions = useContext(BoardContext);
  if (!actions) throw new Error('Outside of a photo board');
  return actions;
}
