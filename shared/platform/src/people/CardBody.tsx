import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type SharedDoctor, type SharedPractice, regionText } from '@archway/contracts';
import { Building2, Mail, MapPin, Smartphone, UserAvatar } from '@archway/ui';
import { useLang, useText } from '../i18n/use-text.ts';
import { regionQuery } from '../session/region-data.ts';
import styles from './business-card.module.css';

export interface CardProps {
  /** Null where nothing is told of them. */
  doctor: SharedDoctor | null;
  practice: SharedPractice | null;
}

/** How a doctor and a practice stand before a patient: who they are, and how they are reached. */
export function CardBody({ doctor, practice }: CardProps) {
  const t = useText('platform');
  const place = usePlace(practice);
  const name = doctor?.name ?? practice?.name;
  if (name === undefined) return null;
  return (
    <address className={styles.card} aria-label={t('card.label')}>
      <div className={styles.who}>
        <Portrait name={name} url={doctor?.pictureUrl ?? null} />
        <div>
          <strong>{name}</strong>
          {doctor?.title ? <span>{doctor.title}</span> : null}
        </div>
      </div>
      {doctor?.words ? <p className={styles.words}>{doctor.words}</p> : null}
      <ul className={styles.ways}>
        {doctor && practice ? <Way icon={<Building2 />}>{practice.name}</Way> : null}
        {place ? <Way icon={<MapPin />}>{place}</Way> : null}
        {phonesOf(doctor, practice).map((phone) => (
          <Way key={phone} icon={<Smartphone />}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </Way>
        ))}
        {doctor?.email ? (
          <Way icon={<Mail />}>
            <a href={`mailto:${doctor.email}`}>{doctor.email}</a>
          </Way>
        ) : null}
      </ul>
    </address>
  );
}

const SIDE = 64;

/** The picture of whom the card is of; the first letter of the name where there is none, or it does not come. */
function Portrait({ name, url }: { name: string; url: string | null }) {
  const [failed, setFailed] = useState<string>();
  if (url === null || failed === url) return <UserAvatar name={name} size={48} />;
  // Decoration: the name stands beside it.
  return <img className={styles.portrait} src={url} alt="" width={SIDE} height={SIDE} onError={() => setFailed(url)} />;
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span aria-hidden="true">{icon}</span>
      <span>{children}</span>
    </li>
  );
}

/** The doctor's own number first; one that is the practice's, too, stands once. */
const phonesOf = (doctor: SharedDoctor | null, practice: SharedPractice | null): string[] => [
  ...new Set([doctor?.phone, practice?.phone].flatMap((phone) => (phone ? [phone] : []))),
];

function usePlace(practice: SharedPractice | null): string {
  const lang = useLang();
  const region = practice?.region ?? null;
  const regions = useQuery({ ...regionQuery, enabled: region !== null });
  if (!practice) return '';
  const { province, city, area, address } = practice;
  const words =
    region === null || !regions.data ? '' : regionText(regions.data, { region, province, city, area }, lang);
  return [words, address].filter(Boolean).join(' ');
}
