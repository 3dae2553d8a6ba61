import { useEffect, useState } from 'react';
import { type Presentation, type SlideSources, planToExplain } from '@archway/contracts';
import { requestKey, usePermission, useText, useUnsavedGuard } from '@archway/platform';
import { ErrorBox, lazyComponent } from '@archway/ui';
import { useCaseMedia } from '../media/use-case-media.tsx';
import { SlideShow } from '../show/SlideShow.tsx';
import { SlideCanvas } from '../slide/SlideCanvas.tsx';
import { Properties } from './Properties.tsx';
import { SlideStrip } from './SlideStrip.tsx';
import { TopBar } from './TopBar.tsx';
import { emptySlide, inserted, moved, replaced } from './slide-list.ts';
import { useEditing } from './use-editing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import styles from './editor.module.css';

const PresentationShareDialog = lazyComponent(async () => ({
  default: (await import('../share/PresentationShareDialog.tsx')).PresentationShareDialog,
}));

interface Props {
  presentation: Presentation;
  sources: SlideSources;
  canEdit: boolean;
  /** Shown in full screen at once. */
  showFirst: boolean;
  /** Takes over what somebody else has saved. */
  onReload: () => void;
}

/** Slides at the left, the one that is edited in the middle, what it shows at the right. */
export function Editor({ presentation, sources, canEdit, showFirst, onReload }: Props) {
  const t = useText('plans');
  const editing = useEditing(presentation);
  const { draft, change, state } = editing;
  const { slides, language } = draft;
  const [chosen, setChosen] = useState(slides[0]?.slideId ?? null);
  const [showing, setShowing] = useState(showFirst);
  const mayShare = usePermission('plan:share') && canEdit;
  const [sharing, setSharing] = useState(false);
  const { media, studio } = useCaseMedia({
    ...{ caseId: presentation.caseId, language, slides, sources },
    large: true,
  });
  const at = Math.max(
    0,
    slides.findIndex(({ slideId }) => slideId === chosen),
  );
  const slide = slides[at];
  useUnsavedGuard(state.kind === 'waiting' || state.kind === 'saving' || state.kind === 'failed');
  useEditorKeys({
    undo: editing.undo,
    redo: editing.redo,
    show: () => setShowing(true),
    enabled: !showing && !sharing,
  });
  // The browser's own question, for a tab that is closed.
  useEffect(() => {
    if (!['waiting', 'saving', 'failed'].includes(state.kind)) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state.kind]);

  const newId = (): string => requestKey().slice(0, 12);
  const put = (added: typeof slide): void => {
    if (!added) return;
    change({ slides: inserted(slides, added, chosen) });
    setChosen(added.slideId);
  };
  const remove = (): void => {
    if (!slide) return;
    const rest = slides.filter((each) => each !== slide);
    change({ slides: rest });
    setChosen(rest[Math.min(at, rest.length - 1)]?.slideId ?? null);
  };

  return (
    <div className={styles.editor}>
      <TopBar
        presentation={presentation}
        editing={editing}
        media={media}
        canEdit={canEdit}
        onShow={() => setShowing(true)}
        onShare={mayShare ? () => setSharing(true) : undefined}
        onReload={onReload}
      />
      {state.kind === 'conflict' ? (
        <ErrorBox
          title={t('present.conflict')}
          body={t('present.conflictBody')}
          retryText={t('present.reload')}
          onRetry={onReload}
        />
      ) : null}
      <div className={styles.work}>
        <SlideStrip
          slides={slides}
          media={media}
          chosen={slide?.slideId ?? null}
          canEdit={canEdit}
          onChoose={setChosen}
          onMove={(slideId, to) => change({ slides: moved(slides, slideId, to) })}
          onAdd={(kind) => put(emptySlide(kind, newId(), planToExplain(sources)))}
        />
        <main className={styles.stage}>
          {slide ? (
            <div className={styles.canvas} data-testid="slide-canvas">
              <SlideCanvas slide={slide} media={media} />
            </div>
          ) : null}
        </main>
        {slide && canEdit ? (
          <Properties
            key={slide.slideId}
            slide={slide}
            sources={sources}
            place={{ at, count: slides.length }}
            onChange={(next, field) => change({ slides: replaced(slides, next) }, field)}
            onMove={(to) => change({ slides: moved(slides, slide.slideId, to) })}
            onCopy={() => put({ ...slide, slideId: newId() })}
            onRemove={remove}
          />
        ) : null}
      </div>
      {showing ? (
        <SlideShow slides={slides} media={media} first={at} title={draft.title} onClose={() => setShowing(false)} />
      ) : null}
      {sharing ? (
        <PresentationShareDialog
          {...presentation}
          {...{ title: draft.title, language, slideCount: slides.length }}
          onClose={() => setSharing(false)}
        />
      ) : null}
      {studio}
    </div>
  );
}
