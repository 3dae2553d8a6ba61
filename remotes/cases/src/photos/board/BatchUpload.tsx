import { useRef } from 'react';
import { photoExtensions } from '@archway/contracts';
import { Button, UploadIcon } from '@archway/ui';
import { useText } from '@archway/platform';
import { useBoard } from './board-actions.ts';

/** Chooses many photos at once; the classification finds their places. */
export function BatchUpload() {
  const t = useText('cases');
  const { take } = useBoard();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {t('photos.batchUpload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid="photo-batch"
        accept={photoExtensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          take([...(target.files ?? [])], null);
          target.value = '';
        }}
      />
    </>
  );
}
