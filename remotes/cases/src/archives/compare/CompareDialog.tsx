import { useState } from 'react';
import type { Archive, PhotoPosition } from '@archway/contracts';
import { EmptyState, ErrorBox, ImageOff, LoadingSkeleton, Modal } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { formatDay, usePhone, useText } from '@archway/platform';
import { useArchivePictures } from '../use-archives.ts';
import type { VisitContents } from '../visits/visit-form.ts';
import { Compared } from './Compared.tsx';
import { viewsOf } from './beside-visit.ts';
import styles from './compare.module.css';

interface Props {
  visit: Archive & { readonly contents: VisitContents };
  onClose: () => void;
}

/** The pictures of a visit beside the earlier ones of the same view. */
export function CompareDialog({ visit, onClose }: Props) {
  const t = useText('cases');
  return (
    <Modal
      open
      title={t('compare.title', { day: formatDay(visit.contents.visitDate) })}
      width="min(1360px, calc(100vw - 24px))"
      centered
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <Views visit={visit} />
    </Modal>
  );
}

function Views({ visit }: Pick<Props, 'visit'>) {
  const t = useText('cases');
  const phone = usePhone();
  const pictures = useArchivePictures(visit);
  const [chosen, choose] = useState<PhotoPosition>();
  if (pictures.error && !pictures.data) {
    const retry = (): void => void pictures.refetch();
    return <ErrorBox title={t('archives.picturesFailed')} error={pictures.error} onRetry={retry} />;
  }
  if (!pictures.data) return <LoadingSkeleton variant="card" rows={6} />;
  const views = viewsOf(pictures.data);
  const [first] = views;
  if (!first) {
    return <EmptyState icon={<ImageOff />} title={t('compare.noView')} body={t('compare.noViewBody')} />;
  }
  const position = chosen && views.includes(chosen) ? chosen : first;
  return (
    <>
      <Select
        size={phone ? 'large' : 'middle'}
        className={styles.view ?? ''}
        aria-label={t('compare.view')}
        value={position}
        options={views.map((key) => ({ value: key, label: t(`photoPosition.${key}`) }))}
        onChange={(next: PhotoPosition) => choose(next)}
      />
      <Compared visit={visit} position={position} />
    </>
  );
}
