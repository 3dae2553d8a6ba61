import type { CSSProperties, ReactNode } from 'react';
import type { Slide } from '@archway/contracts';
import { useText } from '@archway/platform';
import { ImageOff } from '@archway/ui';
import type { SlideMedia } from '../media/slide-media.ts';
import { type Box, type BoxOf, type Page, WIDE_PAGE } from './box.ts';
import { boxesOf } from './boxes.ts';
import styles from './slide.module.css';

interface Props {
  slide: Slide;
  media: SlideMedia;
  /** Small pictures are enough. */
  small?: boolean;
  page?: Page;
  /** Stands where teeth are, instead of their picture. */
  teeth?: ReactNode;
}

interface BoxProps extends Required<Pick<Props, 'media' | 'small'>>, Pick<Props, 'teeth'> {
  box: Box;
  /** Where it stands, in parts of the slide. */
  place: CSSProperties;
  pageWidth: number;
}

const part = (value: number, of: number): string => `${(100 * value) / of}%`;
const placeOn = (page: Page, { x, y, width, height }: Box): CSSProperties => ({
  left: part(x, page.width),
  top: part(y, page.height),
  width: part(width, page.width),
  height: part(height, page.height),
});

/** A slide as wide as its box, whatever that is: all of it is in parts of its width. */
export function SlideCanvas({ slide, media, small = false, page = WIDE_PAGE, teeth }: Props) {
  const shared = { media, small, teeth, pageWidth: page.width };
  return (
    <div
      className={styles.slide}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      lang={media.language}
      data-kind={slide.kind}
    >
      {boxesOf(slide, media, page).map((box, at) => (
        <SlideBox key={`${box.kind} ${at}`} box={box} place={placeOn(page, box)} {...shared} />
      ))}
    </div>
  );
}

function SlideBox({ box, place, media, small, teeth, pageWidth }: BoxProps) {
  switch (box.kind) {
    case 'text': {
      const { size, tone, align, stands, strong, heading, text } = box;
      const Tag = heading && !small ? 'h2' : 'p';
      const marks = { 'data-tone': tone, 'data-align': align, 'data-stands': stands, 'data-strong': strong };
      return (
        <Tag className={styles.text} style={{ ...place, fontSize: `${(100 * size) / pageWidth}cqw` }} {...marks}>
          <span>{text}</span>
        </Tag>
      );
    }
    case 'field':
      return <span className={styles.field} style={place} data-tone={box.tone} />;
    case 'dot':
      return <span className={styles.dot} style={place} />;
    case 'picture':
      return <Picture box={box} place={place} media={media} small={small} />;
    case 'still':
      return teeth ? (
        <div className={styles.teeth} style={place} data-teeth>
          {teeth}
        </div>
      ) : (
        <Still box={box} place={place} media={media} />
      );
  }
}

type Filled<K extends Box['kind']> = Pick<BoxProps, 'place' | 'media'> & { box: BoxOf<K> };

function Picture({ box, place, media, small }: Filled<'picture'> & Pick<BoxProps, 'small'>) {
  const t = useText('plans');
  const found = box.picture && media.picture(box.picture);
  if (!found) return <Missing place={place}>{t(box.picture ? 'present.photoGone' : 'present.noPhoto')}</Missing>;
  const url = small ? found.thumbUrl : found.url;
  return (
    <div className={styles.picture} style={place}>
      {url ? <img src={url} alt={box.caption || found.name} draggable={false} /> : null}
    </div>
  );
}

function Still({ box, place, media }: Filled<'still'>) {
  const t = useText('plans');
  const { planId, shot } = box;
  if (planId === null) return <Missing place={place}>{t('present.noPlan')}</Missing>;
  const still = media.still(planId, shot);
  if (still === 'gone' || still === 'failed')
    return <Missing place={place}>{t(still === 'gone' ? 'present.planGone' : 'present.planFailed')}</Missing>;
  return (
    <div className={styles.still} style={place} data-still={still ? 'ready' : 'waiting'}>
      {still ? <img src={still} alt={box.name} draggable={false} /> : <span>{t('present.drawing')}</span>}
    </div>
  );
}

function Missing({ place, children }: { place: CSSProperties; children: string }) {
  return (
    <div className={styles.missing} style={place}>
      <ImageOff aria-hidden />
      <span>{children}</span>
    </div>
  );
}
