import { useNavigate } from 'react-router-dom';
import type { CaseCbct } from '@archway/contracts';
import { openViewer, useSlotOffers } from '@archway/platform';
import { SLICES_SECTION } from '../../case/slices-section.ts';

/** Shows the slices: in the section of the patient detail where somebody offers one, otherwise on the 3D page. */
export function usePreview({ ptId, version }: Pick<CaseCbct, 'ptId' | 'version'>): () => void {
  const navigate = useNavigate();
  const isOffered = useSlotOffers('patient-detail.slices').length > 0;
  return () => {
    if (isOffered) void navigate(`/patient-detail/${ptId}/${version}?section=${SLICES_SECTION}`);
    else void openViewer({ ptId, version });
  };
}
