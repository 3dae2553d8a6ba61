import type { LandmarkKey, Marks, Point } from '@archway/ceph';
import { FilmMarks } from './FilmMarks.tsx';
import type { Size } from './film-view.ts';
import styles from './stage.module.css';

interface Props {
  film: Size;
  src: string;
  at: Point;
  marks: Marks;
  selected: LandmarkKey | null;
  filter: string;
}

/** Side of what is shown, as a share of the film's height. */
const SHARE = 0.055;

/** The film around one place, large, with a cross on it. */
export function Magnifier({ film, src, at, marks, selected, filter }: Props) {
  const side = film.height * SHARE;
  const [left, top] = [at.x - side / 2, at.y - side / 2];
  return (
    <svg className={styles.magnifier} viewBox={`${left} ${top} ${side} ${side}`} aria-hidden="true">
      <image href={src} width={film.width} height={film.height} style={{ filter }} />
      <path d={`M${left} ${at.y}h${side}M${at.x} ${top}v${side}`} />
      <FilmMarks marks={marks} selected={selected} unit={side / 140} plain />
    </svg>
  );
}
