import { useState } from 'react';
import {
  type PhotoLayout,
  type PictureRef,
  type Slide,
  type SlideOf,
  type SlidePicture,
  photoLayouts,
  presentationLimits,
  samePicture,
} from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Image } from '@archway/ui';
import { Input, Select } from '@archway/ui/data';
import { pictureName } from '../media/use-case-media.tsx';
import { Labelled } from './Labelled.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import { laidOut } from './slide-list.ts';
import styles from './editor.module.css';

interface Props {
  slide: SlideOf<'photos'>;
  pictures: readonly SlidePicture[];
  onChange: (slide: Slide, field?: string) => void;
}

/** How many photos a slide shows, which, and what is said below them. */
export function PhotoFields({ slide, pictures, onChange }: Props) {
  const t = useText('plans');
  const [choosing, setChoosing] = useState<number>();
  const put = (at: number, part: Partial<SlideOf<'photos'>['pictures'][number]>, field?: string): void =>
    onChange(
      { ...slide, pictures: slide.pictures.map((each, index) => (index === at ? { ...each, ...part } : each)) },
      field,
    );
  const nameOf = (ref: PictureRef | null): string | null => {
    const found = ref && pictures.find((picture) => samePicture(picture, ref));
    return found ? pictureName(found) : null;
  };
  const several = slide.pictures.length > 1;
  return (
    <>
      <Labelled label={t('present.field.layout')}>
        <Select
          className={styles.wide}
          value={slide.layout}
          options={photoLayouts.map((value) => ({ value, label: t(`present.layout.${value}`) }))}
          onChange={(layout: PhotoLayout) => onChange(laidOut(slide, layout))}
        />
      </Labelled>
      {slide.pictures.map(({ picture, caption }, at) => (
        <fieldset key={at === 0 ? 'first' : 'second'} className={styles.photo}>
          <legend>{several ? t('present.photoNumbered', { num: at + 1 }) : t('present.photo')}</legend>
          <p>{nameOf(picture) ?? t(picture ? 'present.photoGone' : 'present.noPhoto')}</p>
          <Button icon={<Image aria-hidden />} onClick={() => setChoosing(at)}>
            {t(picture ? 'present.otherPhoto' : 'present.choosePhoto')}
          </Button>
          <Labelled label={t('present.field.caption')}>
            <Input
              value={caption}
              maxLength={presentationLimits.caption}
              onChange={({ target }) => put(at, { caption: target.value }, `${slide.slideId} caption ${at}`)}
            />
          </Labelled>
        </fieldset>
      ))}
      {choosing === undefined ? null : (
        <PicturePicker
          pictures={pictures}
          chosen={slide.pictures[choosing]?.picture ?? null}
          onChoose={(picture) => {
            put(choosing, { picture });
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
