import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type Slide, type SlideKind, presentationLimits, slideKinds } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Dropdown, Plus } from '@archway/ui';
import type { SlideMedia } from '../media/slide-media.ts';
import { SlideThumb } from './SlideThumb.tsx';
import styles from './strip.module.css';

interface Props {
  slides: readonly Slide[];
  media: SlideMedia;
  chosen: string | null;
  canEdit: boolean;
  onChoose: (slideId: string) => void;
  onMove: (slideId: string, to: number) => void;
  onAdd: (kind: SlideKind) => void;
}

/** All slides in their order, to be chosen and dragged; Space picks one up for the arrow keys. */
export function SlideStrip({ slides, media, chosen, canEdit, onChoose, onMove, onAdd }: Props) {
  const t = useText('plans');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
  const placeOf = (id: unknown): number => slides.findIndex(({ slideId }) => slideId === id);
  const told = (key: 'picked' | 'movedTo' | 'dropped' | 'cancelled', at: unknown): string =>
    t(`present.drag.${key}`, { num: placeOf(at) + 1 });
  const end = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(String(active.id), placeOf(over.id));
  };
  return (
    <nav className={styles.strip} aria-label={t('present.slidesTitle')}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={end}
        accessibility={{
          screenReaderInstructions: { draggable: t('present.drag.how') },
          announcements: {
            onDragStart: ({ active }) => told('picked', active.id),
            onDragOver: ({ over }) => (over ? told('movedTo', over.id) : undefined),
            onDragEnd: ({ active, over }) => told('dropped', over?.id ?? active.id),
            onDragCancel: ({ active }) => told('cancelled', active.id),
          },
        }}
      >
        <SortableContext
          items={slides.map(({ slideId }) => slideId)}
          strategy={rectSortingStrategy}
          disabled={!canEdit}
        >
          <ol className={styles.slides}>
            {slides.map((slide, at) => (
              <SlideThumb
                key={slide.slideId}
                slide={slide}
                media={media}
                place={{ at, count: slides.length }}
                chosen={slide.slideId === chosen}
                onChoose={() => onChoose(slide.slideId)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {canEdit ? (
        <Dropdown
          trigger={['click']}
          disabled={slides.length >= presentationLimits.slides}
          menu={{
            items: slideKinds.map((key) => ({ key, label: t(`present.kind.${key}`) })),
            onClick: ({ key }) => onAdd(key as SlideKind),
          }}
        >
          <Button icon={<Plus aria-hidden />} className={styles.add}>
            {t('present.addSlide')}
          </Button>
        </Dropdown>
      ) : null}
    </nav>
  );
}
