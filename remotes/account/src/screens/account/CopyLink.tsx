import { copyText, notify, useText } from '@archway/platform';
import { saveBlob } from '@archway/storage';
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
    if (await copyText(link)) notify.success(t('members.copied'));
    else {
      const run = (): void => saveBlob(new Blob([link], { type: 'text/plain' }), t('members.linkFile'));
      notify.error(t('members.copyFailed'), { detail: link, action: { label: t('members.downloadLink'), run } });
    }
  };
  return (
    <Button icon={<LinkIcon aria-hidden />} onClick={() => void copy()}>
      {label ?? t('members.copyLink')}
    </Button>
  );
}
