import type { MessageAttachment } from '@archway/contracts';
import { Button, Download, Modal } from '@archway/ui';
import { PictureViewer } from '@archway/ui/data';
import { formatBytes, formatFileName, useText } from '@archway/platform';
import { usePhotoUrl } from '../../photos/stored/photo-urls.ts';
import styles from './message-files.module.css';

interface Props {
  picture: MessageAttachment;
  onDownload: () => void;
  onClose: () => void;
}

/** A picture of a message, close up. */
export function PictureDialog({ picture, onDownload, onClose }: Props) {
  const t = useText('cases');
  const src = usePhotoUrl(picture.objectName);
  const name = formatFileName(picture.fileName);
  return (
    <Modal
      open
      title={name}
      width="min(960px, calc(100vw - 24px))"
      centered
      onCancel={onClose}
      footer={
        <Button icon={<Download />} aria-label={t('messages.download', { name })} onClick={onDownload}>
          {formatBytes(picture.size)}
        </Button>
      }
    >
      <div className={styles.viewer}>
        <PictureViewer src={src} alt={name} />
      </div>
    </Modal>
  );
}
