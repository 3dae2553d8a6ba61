import { copyText, notify, useText } from '@archway/platform';
import { Button, LinkIcon } from '@archway/ui';
import { Input } from '@archway/ui/data';
import styles from './links.module.css';

/** The address of a link, to be copied. */
export function LinkField({ address }: { address: string }) {
  const t = useText('plans');
  const copy = async (): Promise<void> => {
    if (await copyText(address)) notify.success(t('review.copied'));
    else notify.error(t('review.copyFailed'), { detail: address });
  };
  return (
    <div className={styles.link}>
      <Input readOnly value={address} aria-label={t('review.link')} onFocus={(event) => event.target.select()} />
      <Button icon={<LinkIcon aria-hidden />} onClick={() => void copy()}>
        {t('review.copy')}
      </Button>
    </div>
  );
}
