import { credentialExtensions } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { useId } from 'react';
import type { ShownDocument } from './use-document.ts';
import styles from './credentials.module.css';

/** Chooses a file, cancels its way, or looks at what is there. */
export function DocumentActions({ shown, onLook }: { shown: ShownDocument; onLook: () => void }) {
  const t = useText('account');
  const inputId = useId();
  const { item, name, given, open, running, state, take, cancel } = shown;
  const choose = state === 'wrong' ? 'again' : given ? 'replace' : 'choose';
  return (
    <span className={styles.acts}>
      <input
        id={inputId}
        type="file"
        className={styles.input}
        accept={credentialExtensions(item)
          .map((ending) => `.${ending}`)
          .join(',')}
        disabled={!open || running !== undefined}
        aria-label={t('credentials.chooseFor', { name })}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {running ? (
        <Button type="link" size="small" onClick={cancel}>
          {t('credentials.cancel')}
        </Button>
      ) : (
        <>
          {given ? (
            <Button type="link" size="small" onClick={onLook}>
              {t('credentials.view')}
            </Button>
          ) : null}
          {open ? (
            <label className={styles.choose} htmlFor={inputId}>
              {t(`credentials.${choose}`)}
            </label>
          ) : null}
        </>
      )}
    </span>
  );
}
