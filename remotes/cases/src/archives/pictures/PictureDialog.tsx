import { type ArchivePicture, type PhotoPosition, archivePictureRules, photoPositionKeys } from '@archway/contracts';
import { DayPicker, FormDialog, FormField, Input, Select } from '@archway/ui/data';
import { today, useForm, useText } from '@archway/platform';
import { Thumb } from '../../photos/board/Thumb.tsx';
import { type PictureNotes, notesOf } from '../saving/change-pictures.ts';
import { pictureTitle } from './picture-title.ts';
import styles from './pictures.module.css';

interface Props {
  picture: ArchivePicture;
  /** @throws ApiError, which the dialog tells */
  onSave: (notes: PictureNotes) => Promise<void>;
  onClose: () => void;
}

/** No view in the choice. */
const NONE = '';

/** Says what a picture shows: it is compared with the others of this view. */
export function PictureDialog({ picture, onSave, onClose }: Props) {
  const t = useText('cases');
  const { name, position, takenOn } = notesOf(picture);
  const form = useForm<{ name: string; position: PhotoPosition | typeof NONE; takenOn: string | null }>({
    id: 'picture',
    rules: archivePictureRules,
    initial: { name: name ?? '', position: position ?? NONE, takenOn },
    label: (field) => t(`archives.field.${field}`),
    async send(values) {
      await onSave({ name: values.name || null, position: values.position || null, takenOn: values.takenOn });
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
      <FormField {...form.field('position')} hint={t('archives.viewHint')}>
        {({ id, 'aria-describedby': describedBy }) => (
          <Select
            id={id}
            aria-describedby={describedBy}
            value={form.values.position}
            options={[
              { value: NONE, label: t('archives.noView') },
              ...photoPositionKeys.map((key) => ({ value: key, label: t(`photoPosition.${key}`) })),
            ]}
            onChange={(next: PhotoPosition | typeof NONE) => form.set({ position: next })}
          />
        )}
      </FormField>
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('takenOn')} hint={t('archives.takenHint')}>
        {({ id, status }) => (
          <DayPicker
            id={id}
            status={status}
            min={archivePictureRules.takenOn.from}
            max={today()}
            value={form.values.takenOn}
            onChange={(day) => form.set({ takenOn: day ?? null })}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
