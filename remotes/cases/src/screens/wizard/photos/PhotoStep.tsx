import type { CaseDetail } from '@archway/contracts';
import { CbctCard } from '../../../cbct/CbctCard.tsx';
import { PhotoBoard } from '../../../photos/board/PhotoBoard.tsx';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';

/** The second step: photos and radiographs, and the CT below their pool. */
export function PhotoStep({ detail, photos }: { detail: CaseDetail; photos: CasePhotos }) {
  return <PhotoBoard detail={detail} photos={photos} aside={<CbctCard detail={detail} />} />;
}
