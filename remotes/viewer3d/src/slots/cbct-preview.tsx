import type { SlotProps } from '@archway/contracts';
import { createSlot } from '@archway/platform';
import { CbctPreview } from '../cbct/CbctPreview.tsx';
import { texts } from '../texts.ts';

function CbctPreviewSection({ caseId, version }: SlotProps['patient-detail.slices']) {
  return <CbctPreview caseId={caseId} version={version} layout="section" />;
}

export default createSlot('viewer3d', texts, CbctPreviewSection);
