import { useEffect, useRef } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type Slide, isUnfinished } from '@archway/contracts';
import { useText } from '@archway/platform';
import { TriangleAlert } from '@archway/ui';
import type { SlideMedia } from '../media/slide-media.ts';
import { SlideCanvas } from '../slide/SlideCanvas.tsx';
import styles from './strip.module.css';

interface Props {
  slide: Slide;
  media: SlideMedia;
  place: { readonly at: number; readonly count: number };
  chosen: boolean;
  onChoose: () => void;
}

/** A slide in small. */
export function SlideThumb({ slide, media, place, chosen, onChoose }: Props) {
  const t = useText('plans');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: slide.slideId,
    attributes: { role: 'button', roleDescription: t('present.drag.role') },
  });
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const num = place.at + 1;
  const name = slide.heading.trim() || t(`present.kind.${slide.kind}`);
  const lacks = isUnfinished(slide);
  return (
    <li
      ref={(element) => {
        item.current = element;
        setNodeRef(element);
      }}
      className={styles.slide}
      data-slide={slide.slideId}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className={styles.number} aria-hidden>
        {num}
        {lacks ? <TriangleAlert /> : null}
      </span>
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.thumb}
        {...attributes}
        {...listeners}
        aria-label={t(lacks ? 'present.slideLacks' : 'present.slideNamed', { num, name })}
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <span aria-hidden>
          <SlideCanvas slide={slide} media={media} small />
        </span>
      </button>
    </li>
  );
}
