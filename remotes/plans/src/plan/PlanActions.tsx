import { type ListedPlan, type PlanAction, isOneOf } from '@archway/contracts';
import { useNavigate } from 'react-router-dom';
import { useText } from '@archway/platform';
import { Box, Button, Dropdown, Ellipsis, Pencil } from '@archway/ui';
import { planDesignAt, planIn3d } from './plan-in-3d.ts';
import type { PlanOpeners } from './use-plan-dialogs.tsx';
import styles from './plans.module.css';

interface Props {
  plan: ListedPlan;
  /** Takes the action, or opens the dialog for what it goes with. */
  begin: (action: PlanAction) => void;
  /** Where the reader decides about it as its doctor; absent where they do not. */
  decideAt: string | undefined;
  /** What else is opened from it, by its name; absent where it cannot be. */
  opens: PlanOpeners;
  /** The action under way on this plan. */
  taking: PlanAction | null;
  /** Something is under way, here or on another plan. */
  busy: boolean;
}

/** What stands as a button, in this order; the first is what is done next. All else is in the menu. */
const shown: readonly PlanAction[] = ['passAudit', 'rejectAudit', 'submit', 'startStep'];
/** The order of the menu: what destroys is last. */
const inMenu: readonly PlanAction[] = ['takeAudit', 'releaseAudit', 'withdraw', 'rename', 'copy', 'freeze', 'delete'];

/** No actions of the machine; before them in the menu. */
const openers = [
  ...(['compare', 'share', 'askReview', 'askAssist', 'designPlan', 'importPlan', 'exportPlan'] as const),
  'savePdf',
] as const;

/** What the reader may do with a plan. */
export function PlanActions({ plan, begin, decideAt, opens, taking, busy }: Props) {
  const t = useText('plans');
  const navigate = useNavigate();
  const may = (action: PlanAction): boolean => plan.actions.includes(action);
  // Nobody audits what a doctor designs alone.
  const word = (action: PlanAction): string =>
    t(action === 'submit' && plan.kind === 'doctorDraft' ? 'action.submitOwn' : `action.${action}`);
  const buttons = shown.filter(may);
  const items = [
    ...openers.flatMap((key) =>
      opens[key]
        ? [
            {
              key,
              label: t(
                key === 'askReview' ? 'review.action.ask' : key === 'askAssist' ? 'assist.action.ask' : `open.${key}`,
              ),
            },
          ]
        : [],
    ),
    ...inMenu.filter(may).map((key) => ({
      key,
      label: t(`action.${key}`),
      ...(key === 'delete' && { danger: true }),
    })),
  ];
  const in3d = planIn3d(plan);
  const designAt = planDesignAt(plan);
  if (buttons.length === 0 && items.length === 0 && !in3d && !decideAt) return null;
  return (
    <div className={styles.actions}>
      {decideAt && (
        <Button type="primary" onClick={() => void navigate(decideAt)}>
          {t('approval.open')}
        </Button>
      )}
      {in3d && (
        <Button icon={<Box />} aria-label={t('in3dOf', { name: plan.name })} onClick={() => void navigate(in3d)}>
          {t('in3d')}
        </Button>
      )}
      {designAt && (
        <Button
          icon={<Pencil />}
          aria-label={t('design3dOf', { name: plan.name })}
          onClick={() => void navigate(designAt)}
        >
          {t('design3d')}
        </Button>
      )}
      {buttons.map((action) => (
        <Button
          key={action}
          danger={action === 'rejectAudit'}
          loading={taking === action}
          disabled={busy && taking !== action}
          onClick={() => begin(action)}
        >
          {word(action)}
        </Button>
      ))}
      {items.length > 0 ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{ items, onClick: ({ key }) => (isOneOf(openers, key) ? opens[key]?.() : begin(key as PlanAction)) }}
        >
          <Button icon={<Ellipsis />} disabled={busy} aria-label={t('more', { name: plan.name })} />
        </Dropdown>
      ) : null}
    </div>
  );
}
