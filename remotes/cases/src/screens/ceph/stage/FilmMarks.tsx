import { type LandmarkKey, type Marks, landmarks } from '@archway/ceph';
import { placesOf } from '../words/name-places.ts';
import styles from './stage.module.css';

interface Props {
  marks: Marks;
  selected: LandmarkKey | null;
  /** Film pixels of one pixel of the screen: marks have one size at every zoom. */
  unit: number;
  /** Without names, as in the magnifier. */
  plain?: boolean;
}

/** Landmarks: confirmed ones white, proposed ones amber, the chosen one with a ring. */
export function FilmMarks({ marks, selected, unit, plain = false }: Props) {
  const named = landmarks.flatMap(({ key, abbreviation: name }) => {
    const mark = marks[key];
    return mark ? [{ key, name, at: { x: mark.x / unit, y: mark.y / unit } }] : [];
  });
  const places = plain ? null : placesOf(named);
  return (
    <g aria-hidden="true">
      {landmarks.map(({ key, abbreviation }) => {
        const mark = marks[key];
        if (!mark) return null;
        const chosen = key === selected;
        const place = places?.get(key);
        return (
          <g key={key} className={mark.confirmed ? styles.mark : styles.proposed} data-landmark={key}>
            <circle cx={mark.x} cy={mark.y} r={(chosen ? 7 : 4) * unit} data-chosen={chosen} />
            <circle className={styles.dot} cx={mark.x} cy={mark.y} r={1.2 * unit} />
            {place ? (
              <text
                x={mark.x + place.dx * unit}
                y={mark.y + place.dy * unit}
                textAnchor={place.anchor}
                fontSize={13 * unit}
                strokeWidth={3 * unit}
              >
                {abbreviation}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}
