import { type Film, type Structure, dental, measuring, movementOf, skeletal } from '@archway/ceph';
import { formatDay, formatNumber, useText } from '@archway/platform';
import { useWord } from '../words/use-word.ts';
import styles from './analysis.module.css';

interface Props {
  earlier: Film & { readonly filmDate: string };
  later: Film;
  structure: Structure;
}

const signed = (value: number | null | undefined, unit: string): string =>
  `${value !== null && value !== undefined && value > 0 ? '+' : ''}${formatNumber(value, { digits: 1, unit })}`;

/** What has changed since the earlier film. */
export function SinceThen({ earlier, later, structure }: Props) {
  const t = useText('cases');
  const word = useWord();
  const [before, now] = [measuring(earlier.marks, earlier.mmPerPixel), measuring(later.marks, later.mmPerPixel)];
  const gone = (measure: typeof skeletal.anb): number | null => {
    const [a, b] = [before(measure).value, now(measure).value];
    return a === null || b === null ? null : b - a;
  };
  const facts = [
    ['ANB', signed(gone(skeletal.anb), '°')],
    [t('ceph.since.pog'), signed(movementOf('Pog', earlier, later, structure)?.forward, 'mm')],
    ['U1-NA', signed(gone(dental.u1NaDeg), '°')],
  ] as const;
  return (
    <div className={styles.block}>
      <h2>
        {t('ceph.since.title', { date: formatDay(earlier.filmDate) })}
        <span>{word(structure.name)}</span>
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
