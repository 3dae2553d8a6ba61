import { notify, useText } from '@archway/platform';
import { Button, LinkIcon } from '@archway/ui';

interface Props {
  /** Path and query inside of this product. */
  path: string;
  label?: string | undefined;
}

/** Copies a link into this product, for somebody who is invited. */
export function CopyLink({ path, label }: Props) {
  const t = useText('account');
  const copy = async (): Promise<void> => {
    const link = window.location.origin + path;
    // Pages without a secure context have no clipboard, and a browser may refuse it.
    const copied = await Promise.resolve(navigator.clipboard?.writeText(link).then(() => true)).catch(() => false);
    if (copied) notify.success(t('members.copied'));
    else notify.error(t('members.copyFailed'), { detail: link });
  };
  return (
    <Button icon={<LinkIcon aria-hidden />} onClick={() => void copy()}>
      {label ?? t('members.copyLink')}
    </Button>
  );
}
