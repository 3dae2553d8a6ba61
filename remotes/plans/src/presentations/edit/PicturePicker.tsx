import { type PictureRef, type SlidePicture, pictureSources, samePicture } from '@archway/contracts';
import { useText } from '@archway/platform';
import { EmptyState, Image } from '@archway/ui';
import { Modal } from '@archway/ui/data';
import { pictureName } from '../media/use-case-media.tsx';
import { usePictureUrls } from '../media/use-picture-urls.ts';
import styles from './picker.module.css';

interface Props {
  pictures: readonly SlidePicture[];
  chosen: PictureRef | null;
  onChoose: (picture: PictureRef) => void;
  onClose: () => void;
}

/** Pictures of the case: those of the intake, and those of its library with the follow-ups. */
export function PicturePicker({ pictures, chosen, onChoose, onClose }: Props) {
  const t = useText('plans');
  const urls = usePictureUrls(pictures.map(({ thumbName }) => thumbName));
  const groups = pictureSources
    .map((source) => ({ source, of: pictures.filter((picture) => picture.source === source) }))
    .filter(({ of }) => of.length > 0);
  return (
    <Modal open title={t('present.choosePhoto')} footer={null} width={720} onCancel={onClose}>
      {groups.length === 0 ? (
        <EmptyState icon={<Image />} title={t('present.noPictures')} body={t('present.noPicturesBody')} />
      ) : (
        groups.map(({ source, of }) => (
          <section key={source} className={styles.group}>
            <h3>{t(`present.source.${source}`)}</h3>
            <ul>
              {of.map((picture) => {
                const url = urls?.get(picture.thumbName);
                const { pictureId } = picture;
                return (
                  <li key={pictureId}>
                    <button
                      type="button"
                      aria-pressed={chosen !== null && samePicture(picture, chosen)}
                      onClick={() => onChoose({ source, pictureId })}
                    >
                      <span className={styles.thumb}>{url ? <img src={url} alt="" /> : null}</span>
                      <span>{pictureName(picture)}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))
      )}
    </Modal>
  );
}
