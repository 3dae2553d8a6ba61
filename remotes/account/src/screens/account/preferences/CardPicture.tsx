import { useRef } from 'react';
import { cardPictureExtensions } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, UserAvatar } from '@archway/ui';
import styles from './card.module.css';

interface Props {
  /** Of the field. */
  id: string;
  name: string;
  /** Where the picture is to be seen; null where there is none. */
  url: string | null;
  busy: boolean;
  onChosen: (file: File) => void;
  /** Undefined where there is nothing to remove. */
  onRemove: (() => void) | undefined;
}

const SIDE = 64;

/** The picture of the card, and the ways to another one or to none. */
export function CardPicture({ id, name, url, busy, onChosen, onRemove }: Props) {
  const t = useText('account');
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onChosen(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <div className={styles.picture}>
      {url === null ? (
        <UserAvatar name={name} size={SIDE} />
      ) : (
        <img src={url} alt={t('card.pictureOf', { name })} width={SIDE} height={SIDE} />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={cardPictureExtensions.join(',')}
        data-testid="card-picture"
        onChange={(event) => take(event.target.files)}
      />
      <Button id={id} loading={busy} onClick={() => input.current?.click()}>
        {t(url === null ? 'card.choosePicture' : 'card.otherPicture')}
      </Button>
      {onRemove ? (
        <Button type="text" disabled={busy} onClick={onRemove}>
          {t('card.removePicture')}
        </Button>
      ) : null}
    </div>
  );
}
