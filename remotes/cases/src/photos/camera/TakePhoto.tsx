import { useRef } from 'react';
import { Button, Camera } from '@archway/ui';
import { usePhone, useText } from '@archway/platform';

interface Props {
  /** What screen readers call it, where the words alone do not say what for. */
  label?: string;
  onFiles: (files: readonly File[]) => void;
}

/** On a phone: opens its camera, beside the button that chooses what is there already. */
export function TakePhoto({ label, onFiles }: Props) {
  const t = useText('cases');
  const phone = usePhone();
  const input = useRef<HTMLInputElement>(null);
  if (!phone) return null;
  return (
    <>
      <Button icon={<Camera />} aria-label={label} onClick={() => input.current?.click()}>
        {t('photos.takePhoto')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        data-testid="photo-camera"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
