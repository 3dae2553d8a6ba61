import { useState } from 'react';
import { type ArchivePicture, archivePictureRules } from '@archway/contracts';
import { FormDialog } from '@archway/ui/data';
import { ApiError, type TextFunction, formatDay, useForm, useText } from '@archway/platform';
import { Thumb } from '../../photos/board/Thumb.tsx';
import { ClashCard } from '../../saving/clash/ClashCard.tsx';
import type { Clash } from '../../saving/merging-port.ts';
import { type Described, type PictureNotes, notesOf } from '../saving/change-pictures.ts';
import { type PictureValues, notesFrom, valuesOf } from './picture-form.ts';
import { PictureFields } from './PictureFields.tsx';
import { pictureTitle } from './picture-title.ts';
import styles from './pictures.module.css';

interface Props {
  /** As it was when the dialog was opened. */
  picture: ArchivePicture;
  /**
   * @returns where somebody else has said something else of the same, and nothing was saved
   * @throws ApiError, which the dialog tells
   */
  onSave: (described: Described) => Promise<Clash<PictureNotes> | null>;
  onClose: () => void;
}

/** Says what a picture shows: it is compared with the others of this view. */
export function PictureDialog({ picture, onSave, onClose }: Props) {
  const t = useText('cases');
  const [base, setBase] = useState(() => notesOf(picture));
  const [clash, setClash] = useState<Clash<PictureNotes> | null>(null);
  const form = useForm<PictureValues>({
    id: 'picture',
    rules: archivePictureRules,
    initial: valuesOf(base),
    label: (field) => t(`archives.field.${field}`),
    async send(values) {
      const found = await onSave({ pictureId: picture.pictureId, base, mine: notesFrom(values) });
      setClash(found);
      if (found) throw new ApiError({ name: 'archiveChanged', message: t('archives.pictureOvertaken') });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('archives.describeTitle')}
      okText={t('archives.save')}
      onCancel={onClose}
    >
      <span className={styles.subject}>
        <Thumb name={picture.thumbName} alt={pictureTitle(picture, t)} />
      </span>
      {clash ? (
        <ClashCard
          clash={clash}
          title={(field) => t(`archives.field.${field}`)}
          words={(of, field) => noteText(of, field, t)}
          takeText={t('archives.take')}
          onResolve={(chosen) => {
            form.set(valuesOf(chosen));
            setBase(clash.theirs);
            setClash(null);
          }}
        />
      ) : (
        <PictureFields form={form} />
      )}
    </FormDialog>
  );
}

/** One note in words; null where nothing is said. */
function noteText(of: PictureNotes, field: keyof PictureNotes, t: TextFunction): string | null {
  const { [field]: value } = of;
  if (value === null) return null;
  if (field === 'position') return t(`photoPosition.${value}`);
  return field === 'takenOn' ? formatDay(value) : value;
}
