import { notify, useText } from '@archway/platform';
import { Button, LinkIcon } from '@archway/ui';

/** Copies the link by which a doctor registers, and then asks to join this practice. */
export function CopyInvitation({ number }: { number: string }) {
  const t = useText('account');
  const copy = async (): Promise<void> => {
    const link = `${window.location.origin}/register?practice=${encodeURIComponent(number)}`;
    // Pages without a secure context have no clipboard, and a browser may refuse it.
    const copied = await Promise.resolve(navigator.clipboard?.writeText(link).then(() => true)).catch(() => false);
    if (copied) notify.success(t('members.copied'));
    else notify.error(t('members.copyFailed'), { detail: link });
  };
  return (
    <Button icon={<LinkIcon aria-hidden />} onClick={() => void copy()}>
      {t('members.copyLink')}
    </Button>
  );
}
