import { type ReactNode, useState } from 'react';
import type { ListedPlan, PlanAction } from '@archway/contracts';
import { type VersionPlans, useText } from '@archway/platform';
import { lazyComponent } from '@archway/ui';
import { AuditDialog } from '../audit/AuditDialog.tsx';
import { CommentsDrawer } from '../comments/CommentsDrawer.tsx';
import { DifferenceDialog } from '../difference/DifferenceDialog.tsx';
import { comparable } from '../difference/comparable.ts';
import { NameDialog } from './NameDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { type ActedPlan, type PlanName, type PlanWords, usePlanMachine } from './use-plan-machine.ts';

/** A plan on which something is begun; the case version alone where a target begins. */
type Subject = ActedPlan & Partial<Pick<ListedPlan, 'remarks'>>;

interface Asked {
  readonly action: PlanAction;
  readonly subject: Subject;
}

/** Dialogs besides the actions of the machine, as far as they have something to show or to do for the reader. */
export interface PlanOpeners {
  readonly compare?: () => void;
  readonly share?: () => void;
  readonly askReview?: () => void;
  readonly askAssist?: () => void;
  readonly designPlan?: () => void;
  readonly importPlan?: () => void;
  readonly exportPlan?: () => void;
  readonly savePdf?: () => void;
}

export interface PlanDialogs {
  readonly may: (subject: Subject, action: PlanAction) => boolean;
  /** Takes the action, or opens the dialog for what it goes with. */
  readonly begin: (action: PlanAction, subject: Subject) => void;
  /** What else is opened from a plan. */
  readonly opens: (plan: ListedPlan) => PlanOpeners;
  /** Opens what is said of a plan. */
  readonly discuss: (plan: ListedPlan) => void;
  /** The plan on which something is under way, with what. */
  readonly taking: (planId: string) => PlanAction | null;
  /** Whether something is under way: one action at a time. */
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

const ImportDialog = lazyComponent(async () => ({
  default: (await import('../transfer/ImportDialog.tsx')).ImportDialog,
}));
const ExportDialog = lazyComponent(async () => ({
  default: (await import('../transfer/ExportDialog.tsx')).ExportDialog,
}));

/** What is opened here; reviews, shares, assist audits, designs and PDFs have their own. */
type Openable = Exclude<keyof PlanOpeners, 'askReview' | 'share' | 'askAssist' | 'designPlan' | 'savePdf'>;

interface Opened {
  readonly is: Openable;
  readonly plan: ListedPlan;
  readonly versions: readonly VersionPlans[];
  readonly onClose: () => void;
}

function OpenedDialog({ is, plan, versions, onClose }: Opened) {
  switch (is) {
    case 'compare':
      return <DifferenceDialog plan={plan} versions={versions} onClose={onClose} />;
    case 'importPlan':
      return <ImportDialog plan={plan} onClose={onClose} />;
    case 'exportPlan':
      return <ExportDialog plan={plan} onClose={onClose} />;
  }
}

const named: readonly PlanAction[] = ['startTarget', 'startStep', 'copy', 'rename'];

/**
 * Actions of plans, with the dialogs for those that go with a name or a reason, and for what two plans differ in.
 * @param versions all plans of the case, for what these are compared with
 */
export function usePlanDialogs(plans: readonly ListedPlan[], versions: readonly VersionPlans[]): PlanDialogs {
  const t = useText('plans');
  const machine = usePlanMachine();
  const [asked, setAsked] = useState<Asked>();
  const [acted, setActed] = useState<string>();
  const [opened, setOpened] = useState<{ readonly is: Openable; readonly plan: ListedPlan }>();
  const [discussed, setDiscussed] = useState<ListedPlan>();

  const take = async ({ action, subject }: Asked, words?: PlanWords): Promise<void> => {
    setActed(subject.planId);
    if (await machine.take(action, subject, words)) setAsked(undefined);
  };
  const begin = (action: PlanAction, subject: Subject): void => {
    const next = { action, subject };
    if (named.includes(action) || action === 'rejectAudit' || action === 'passAudit') setAsked(next);
    else void take(next);
  };

  /** What the name field begins with. */
  const suggested = ({ action, subject }: Asked): PlanName => {
    const { name, remarks = null } = subject;
    if (action === 'rename') return { name, remarks };
    if (action === 'startTarget') return { name: t('naming.target', { num: plans.length + 1 }), remarks: null };
    return { name: t(action === 'copy' ? 'naming.copied' : 'naming.step', { name }).slice(0, 60), remarks: null };
  };
  const close = (): void => setAsked(undefined);
  const shut = (): void => setOpened(undefined);
  const audited = plans.find(({ planId }) => planId === asked?.subject.planId);

  const asking = opened ? (
    <OpenedDialog {...opened} versions={versions} onClose={shut} />
  ) : !asked ? null : asked.action === 'passAudit' && audited ? (
    <AuditDialog
      plan={audited}
      passing={machine.taking === 'passAudit'}
      onPass={() => void take(asked)}
      onDiscuss={() => {
        close();
        setDiscussed(audited);
      }}
      onCancel={close}
    />
  ) : asked.action === 'rejectAudit' ? (
    <RejectDialog name={asked.subject.name} onOk={(reason) => take(asked, { reason })} onCancel={close} />
  ) : (
    <NameDialog
      title={t(`naming.${asked.action}`, { name: asked.subject.name })}
      okText={t(asked.action === 'rename' ? 'naming.save' : 'naming.create')}
      initial={suggested(asked)}
      onOk={(name) => take(asked, name)}
      onCancel={close}
    />
  );

  return {
    may: machine.may,
    begin,
    taking: (planId) => (planId === acted ? machine.taking : null),
    busy: machine.taking !== null,
    opens: (plan) => ({
      ...(comparable(plan, versions).length > 0 && { compare: () => setOpened({ is: 'compare', plan }) }),
      ...(plan.actions.includes('saveDocument') && { importPlan: () => setOpened({ is: 'importPlan', plan }) }),
      ...(plan.documentHash !== null && { exportPlan: () => setOpened({ is: 'exportPlan', plan }) }),
    }),
    discuss: setDiscussed,
    dialog: (
      <>
        {asking}
        <CommentsDrawer plan={discussed} onClose={() => setDiscussed(undefined)} />
      </>
    ),
  };
}
