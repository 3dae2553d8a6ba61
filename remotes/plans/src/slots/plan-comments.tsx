import type { SlotProps } from '@archway/contracts';
import { createSlot } from '@archway/platform';
import { CommentPanel } from '../comments/CommentPanel.tsx';
import { texts } from '../texts.ts';

function CommentsBesideTeeth(props: SlotProps['plan.comments']) {
  const { caseId, version, planId, steps, chosen, onChoose, pin, onPin } = props;
  return (
    <CommentPanel
      key={planId}
      plan={{ caseId, version, planId }}
      steps={steps}
      chosen={chosen}
      onShow={onChoose}
      pinning={{ pin, onPin }}
    />
  );
}

export default createSlot('plans', texts, CommentsBesideTeeth);
