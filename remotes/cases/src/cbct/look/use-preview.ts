import { useNavigate } from 'react-router-dom';
import { detailPath } from '../../case/case-address.ts';
import type { CaseCbct } from '@archway/contracts';
import { openViewer, useSlotOffers } from '@archway/platform';
import { SLICES_SECTION } from '../../case/slices-section.ts';

/** Shows the slices: in the section of the patient detail where somebody offers one, otherwise on the 3D page. */
export function usePreview({ caseId, version }: Pick<CaseCbct, 'caseId' | 'version'>): () => void {
  const navigate = useNavigate();
  const isOffered = useSlotOffers('patient-detail.slices').length > 0;
  return () => {
    if (isOffered) void navigate(detailPath({ caseId, version }, SLICES_SECTION));
    else void openViewer({ caseId, version });
  };
}
