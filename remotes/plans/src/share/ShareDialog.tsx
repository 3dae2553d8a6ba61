import type { ListedPlan } from '@archway/contracts';
import { useText } from '@archway/platform';
import { SharePreview } from './SharePreview.tsx';
import { ShareSheet } from './ShareSheet.tsx';

interface Props {
  plan: ListedPlan;
  onClose: () => void;
}

/** Shares a plan with its patient. */
export function ShareDialog({ plan, onClose }: Props) {
  const t = useText('plans');
  const { caseId, version, planId, name } = plan;
  return (
    <ShareSheet
      title={t('share.title', { name })}
      fileName={t('share.qrFile', { name })}
      notNow={t('share.notNow')}
      {...{ caseId, version, onClose }}
      shareable={({ shareable }) => {
        const file = shareable.find((each) => each.planId === planId)?.descFilePath;
        return file === undefined ? undefined : { subject: 'plan', descFilePath: file };
      }}
      isShown={(share) => share.planId === planId}
      preview={(options, card) => <SharePreview plan={plan} options={options} card={card} />}
    />
  );
}
