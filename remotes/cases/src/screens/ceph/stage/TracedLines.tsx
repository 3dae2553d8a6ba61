import { type LandmarkKey, type Point, between } from '@archway/ceph';
import { BEYOND, outlines, planes } from './traced-lines.ts';
import styles from './stage.module.css';

type Points = Partial<Readonly<Record<LandmarkKey, Point>>>;

/** Planes and outlines through landmarks. */
export function TracedLines({ points, earlier = false }: { points: Points; earlier?: boolean }) {
  return (
    <g className={earlier ? styles.earlier : undefined} aria-hidden="true">
      {earlier
        ? null
        : planes.map(({ key, from, to }) => {
            const [a, b] = [points[from], points[to]];
            if (!a || !b) return null;
            const way = between(a, b);
            return (
              <line
                key={key}
                className={styles[key]}
                x1={a.x - way.x * BEYOND}
                y1={a.y - way.y * BEYOND}
                x2={b.x + way.x * BEYOND}
                y2={b.y + way.y * BEYOND}
              />
            );
          })}
      {outlines.map((outline) => {
        const path = outline.flatMap((key) => (points[key] ? [`${points[key].x},${points[key].y}`] : []));
        return path.length > 1 ? (
          <polyline key={outline[0]} className={styles.outline} points={path.join(' ')} />
        ) : null;
      })}
    </g>
  );
}
