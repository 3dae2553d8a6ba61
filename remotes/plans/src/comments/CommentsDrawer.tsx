import type { ListedPlan } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Drawer } from '@archway/ui';
import { CommentPanel } from './CommentPanel.tsx';

/** Comments on a plan beside the list of plans. */
export function CommentsDrawer({ plan, onClose }: { plan: ListedPlan | undefined; onClose: () => void }) {
  const t = useText('plans');
  const steps = Math.max(plan?.upperSteps ?? 0, plan?.lowerSteps ?? 0);
  return (
    <Drawer
      open={plan !== undefined}
      onClose={onClose}
      title={plan ? t('comments.title', { name: plan.name }) : ''}
      size={520}
      destroyOnHidden
    >
      {plan ? <CommentPanel key={plan.planId} plan={plan} steps={steps} /> : null}
    </Drawer>
  );
}
