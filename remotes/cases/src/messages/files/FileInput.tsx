import { useRef } from 'react';
import { attachmentExtensions } from '@archway/contracts';
import { Button, Paperclip } from '@archway/ui';
import { useText } from '@archway/platform';

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

/** Chooses files of the disk, or of the camera of a phone. */
export function FileInput({ disabled, onFiles }: { disabled: boolean; onFiles: (files: readonly File[]) => void }) {
  const t = useText('cases');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Paperclip />} disabled={disabled} onClick={() => input.current?.click()}>
        {t('messages.addFiles')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        data-testid="message-files"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
