import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Slide } from '@archway/contracts';
import { Slot, useSlotOffers, useText } from '@archway/platform';
import { ChevronLeft, ChevronRight, X } from '@archway/ui';
import type { SlideMedia } from '../media/slide-media.ts';
import { SlideCanvas } from '../slide/SlideCanvas.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePage } from './use-page.ts';
import { placeAfter } from './show-keys.ts';
import styles from './show.module.css';

interface Props {
  slides: readonly Slide[];
  media: SlideMedia;
  /** The slide that is shown first. */
  first?: number;
  title: string;
  /** Absent where nothing is below it. */
  onClose?: () => void;
}

/** Farther than this a finger has swiped, px. */
const SWIPE = 48;

/** Slides one after the other in full screen: by keys, by a click or a tap, and by swiping. */
export function SlideShow({ slides, media, first = 0, title, onClose }: Props) {
  const t = useText('plans');
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const page = usePage();
  const last = slides.length - 1;
  const here = Math.min(at, last);
  const slide = slides[here];
  const go = (to: number): void => setAt(Math.max(0, Math.min(to, last)));
  useFullScreen(dialog, onClose);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // What has the focus inside of the teeth has its own keys.
      if (event.ctrlKey || event.metaKey || event.altKey || isOfTeeth(event.target)) return;
      const to = placeAfter(event.key, here, last);
      if (to === null) return;
      event.preventDefault();
      setAt(to);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [here, last]);
  const began = useRef<number | null>(null);
  const end = ({ clientX, target }: PointerEvent): void => {
    const from = began.current;
    began.current = null;
    if (from === null || isOfTeeth(target)) return;
    const by = clientX - from;
    if (Math.abs(by) > SWIPE) go(here + (by < 0 ? 1 : -1));
    else go(clientX < window.innerWidth / 3 ? here - 1 : here + 1);
  };
  const teeth = useMovingTeeth(slide, media);
  if (!slide) return null;
  return createPortal(
    <dialog ref={dialog} className={styles.show} aria-label={title}>
      {/* Keys and the buttons below do the same. */}
      <div
        className={styles.stage}
        onPointerDown={({ clientX, button }) => {
          if (button === 0) began.current = clientX;
        }}
        onPointerUp={end}
        onPointerCancel={() => {
          began.current = null;
        }}
      >
        <div
          className={styles.slide}
          data-page={page.height > page.width ? 'tall' : 'wide'}
          data-slide-shown={here + 1}
        >
          <SlideCanvas key={slide.slideId} slide={slide} media={media} page={page} teeth={teeth} />
        </div>
      </div>
      <footer className={styles.bar}>
        <progress className={styles.progress} value={here + 1} max={slides.length} aria-label={t('present.progress')} />
        <button type="button" aria-label={t('present.before')} disabled={here === 0} onClick={() => go(here - 1)}>
          <ChevronLeft aria-hidden />
        </button>
        <span aria-live="polite">{t('present.of', { num: here + 1, all: slides.length })}</span>
        <button type="button" aria-label={t('present.next')} disabled={here === last} onClick={() => go(here + 1)}>
          <ChevronRight aria-hidden />
        </button>
        {onClose ? (
          <button type="button" className={styles.close} aria-label={t('present.close')} onClick={onClose}>
            <X aria-hidden />
          </button>
        ) : null}
      </footer>
    </dialog>,
    document.body,
  );
}

const isOfTeeth = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-teeth]') !== null;

/** The teeth of a slide in motion, where somebody draws them and the plan is here; undefined for any other slide. */
function useMovingTeeth(slide: Slide | undefined, media: SlideMedia): ReactNode {
  const offered = useSlotOffers('plan.animation').length > 0;
  const moves = slide?.kind === 'stage' && slide.animated && slide.planId !== null;
  const source = moves && slide.planId !== null ? media.plan(slide.planId) : null;
  return useMemo(
    () => (offered && source ? <Slot name="plan.animation" props={{ source }} /> : undefined),
    [offered, source],
  );
}
