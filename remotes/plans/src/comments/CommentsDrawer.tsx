import { useNavigate } from 'react-router-dom';
import type { ListedPlan, PlanComment } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Drawer } from '@archway/ui';
import { pinIn3d, planIn3d } from '../plan/plan-in-3d.ts';
import { CommentPanel } from './CommentPanel.tsx';

/** Comments on a plan beside the list of plans. */
export function CommentsDrawer({ plan, onClose }: { plan: ListedPlan | undefined; onClose: () => void }) {
  const t = useText('plans');
  const navigate = useNavigate();
  const steps = Math.max(plan?.upperSteps ?? 0, plan?.lowerSteps ?? 0);
  // Nothing is shown where nothing was designed.
  const in3d = plan ? planIn3d(plan) : null;
  const show = plan && in3d ? (comment: PlanComment) => void navigate(pinIn3d(plan, comment) ?? in3d) : undefined;
  return (
    <Drawer
      open={plan !== undefined}
      onClose={onClose}
      title={plan ? t('comments.title', { name: plan.name }) : ''}
      size={520}
      destroyOnHidden
    >
      {plan ? <CommentPanel key={plan.planId} plan={plan} steps={steps} {...(show && { onShow: show })} /> : null}
    </Drawer>
  );
}
