import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type LandmarkKey, type Marks, type Point, type Similarity, confirmedPoints, length } from '@archway/ceph';
import { useText } from '@archway/platform';
import type { Tracing } from '../tracing/tracing-state.ts';
import { FilmMarks } from './FilmMarks.tsx';
import { type FilmView, type Size, filmPerScreen, viewBoxOf } from './film-view.ts';
import { Magnifier } from './Magnifier.tsx';
import { RulerEnds } from './RulerEnds.tsx';
import { TracedLines } from './TracedLines.tsx';
import { useElementSize } from './use-element-size.ts';
import { type Held, type RulerEnd, usePointing } from './use-pointing.ts';
import styles from './stage.module.css';

export interface Earlier {
  readonly marks: Marks;
  readonly laid: Similarity;
}

interface Props {
  film: Size;
  src: string;
  alt: string;
  tracing: Tracing;
  selected: LandmarkKey | null;
  editable: boolean;
  view: FilmView;
  onView: (view: FilmView) => void;
  /** CSS filter of the film: brightness, contrast, negative. */
  filter: string;
  ruler: Readonly<Record<RulerEnd, Point>> | null;
  earlier: Earlier | null;
  onHold: (held: Held) => void;
  onPut: (held: Held, at: Point) => void;
  onKeyDown: (event: KeyboardEvent, unit: number) => void;
  /** Tools over the film. */
  children?: ReactNode;
}

/** The film with what is traced on it. One SVG in the film's own pixels, of which the view shows a part. */
export function FilmStage(props: Props) {
  const { film, src, alt, tracing, selected, editable, view, onView, filter, ruler, earlier, onHold, onPut } = props;
  const t = useText('cases');
  const stage = useRef<SVGSVGElement>(null);
  const unit = filmPerScreen(film, useElementSize(stage), view);
  const placing = selected && !tracing.marks[selected] ? selected : null;
  const pointing = usePointing({
    ...{ stage, film, unit, view, onView, marks: tracing.marks, ruler, editable, placing, onHold, onPut },
  });
  const { dragged, hover } = pointing;
  const marks = withDragged(tracing.marks, dragged);
  const ends = ruler && dragged && 'end' in dragged.held ? { ...ruler, [dragged.held.end]: dragged.at } : ruler;
  const chosen = selected ? marks[selected] : undefined;
  const looked = dragged?.at ?? (placing ? hover : null) ?? chosen ?? null;
  return (
    <div className={styles.frame}>
      {/* A film that is traced by keys has to be reached by them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <svg
        ref={stage}
        className={styles.stage}
        viewBox={viewBoxOf(film, view)}
        role="group"
        aria-label={t('ceph.stage')}
        aria-describedby={editable ? 'ceph-keys' : undefined}
        tabIndex={0}
        data-placing={editable && placing !== null}
        data-dragging={dragged !== null}
        onKeyDown={(event) => props.onKeyDown(event, unit)}
        {...pointing.handlers}
      >
        <image href={src} width={film.width} height={film.height} style={{ filter }} role="img" aria-label={alt} />
        {earlier ? (
          <g transform={matrixOf(earlier.laid)}>
            <TracedLines points={confirmedPoints(earlier.marks)} earlier />
          </g>
        ) : null}
        <TracedLines points={confirmedPoints(marks)} />
        {ends ? <RulerEnds ends={ends} unit={unit} /> : null}
        <FilmMarks marks={marks} selected={selected} unit={unit} />
      </svg>
      {editable && looked && !ruler ? (
        <Magnifier film={film} src={src} at={looked} marks={marks} selected={selected} filter={filter} />
      ) : null}
      {props.children}
    </div>
  );
}

const matrixOf = ({ a, b, c, d, e, f }: Similarity): string => `matrix(${[a, b, c, d, e, f].join(' ')})`;

function withDragged(marks: Tracing['marks'], dragged: { held: Held; at: Point } | null): Tracing['marks'] {
  if (!dragged || !('landmark' in dragged.held)) return marks;
  const before = marks[dragged.held.landmark];
  // A mere press is no move: the landmark stays what it is until the pointer has gone somewhere.
  const still = !before || length({ x: before.x - dragged.at.x, y: before.y - dragged.at.y }) === 0;
  return still ? marks : { ...marks, [dragged.held.landmark]: { ...dragged.at, confirmed: before.confirmed } };
}
